import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { impersonations, portalPasses, sessions, users } from "#features/accounts/server/tables.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { makeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
let anaId: string;
let admin: Person;
let adminId: string;

beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  [ana, admin] = [await product.signUp("Ana"), await product.signUp("Ada")];
  [anaId, adminId] = [await idOf(ana), await idOf(admin)];
  await setRoles(adminId, ["admin"]);
});
afterAll(() => product.close());

const idOf = async ({ token }: Person) => (await createWhoIs(product.database)(token))?.userId ?? "";
const setRoles = (id: string, roles: string[]) => product.database.update(users).set({ roles }).where(eq(users.id, id));
const allow = (userId: string) => product.call("POST /admin/impersonations", { as: admin, body: { userId } });
const begin = (token: string) => product.call("POST /auth/impersonation", { as: { token } });
const tokenOf = (answer: { readonly body: { readonly token?: unknown } }) => String(answer.body.token);
const mandateOf = async () => tokenOf((await allow(anaId)) as never);

describe("an administrator in somebody's name", () => {
  test("begins once, is written down, and sees what the person sees", async () => {
    const mandate = await mandateOf();
    const begun = await begin(mandate);
    expect(begun.status).toBe(200);
    const acting = { token: tokenOf(begun as never) };
    expect((await product.call("GET /user/info", { as: acting })).body).toMatchObject({ name: "Ana", roles: [] });
    expect((await begin(mandate)).status).toBe(401);
    const written = await product.database.select().from(impersonations).where(eq(impersonations.adminId, adminId));
    expect(written).toMatchObject([{ userId: anaId, begunAt: expect.any(Date) as Date }]);
    const { body } = await product.call("GET /user/sessions", { as: ana });
    expect(body).toContainEqual(expect.objectContaining({ byAdmin: true, current: false }));
  });

  test("is one of two who use the token at once", async () => {
    const mandate = await mandateOf();
    const statuses = (await Promise.all([begin(mandate), begin(mandate), begin(mandate)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test("does not begin after two minutes, nor when the administrator is none any more", async () => {
    const late = await mandateOf();
    await product.database.update(impersonations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await begin(late)).status).toBe(401);
    const dismissed = await mandateOf();
    await setRoles(adminId, []);
    expect((await begin(dismissed)).status).toBe(401);
    expect((await allow(anaId)).status).toBe(403);
    await setRoles(adminId, ["admin"]);
  });

  test("ends after half an hour, is not renewed, and cannot act for somebody with a role or nobody", async () => {
    const acting = { token: tokenOf((await begin(await mandateOf())) as never) };
    const [row] = await product.database
      .select({ minutes: sql<number>`extract(epoch from ${sessions.expiresAt} - now()) / 60`.mapWith(Number) })
      .from(sessions)
      .where(eq(sessions.impersonatorId, adminId))
      .orderBy(sql`${sessions.createdAt} desc`)
      .limit(1);
    expect(row?.minutes).toBeGreaterThan(25);
    expect(row?.minutes).toBeLessThanOrEqual(30);
    expect((await product.call("POST /auth/refresh", { as: acting })).status).toBe(401);
    expect((await product.call("GET /user/info", { as: acting })).status).toBe(200);
    expect((await allow(adminId)).body).toMatchObject({ code: "role.missing" });
    expect((await allow("00000000-0000-4000-8000-000000000000")).body).toMatchObject({ code: "account.not_found" });
  });
});

describe("the way to the admin site", () => {
  const pass = async (as: Person) => tokenOf((await product.call("POST /admin/passes", { as })) as never);
  const enter = (token: string) => product.call("POST /auth/portal", { as: { token } });

  test("is a pass for who has a role, which signs in once within two minutes while the role lasts (S6.3)", async () => {
    expect((await product.call("POST /admin/passes", { as: ana })).body).toMatchObject({ code: "role.missing" });
    const printer = await product.signUp("Paul");
    await setRoles(await idOf(printer), ["printshop", "stranger"]);
    for (const [person, roles] of [
      [admin, ["admin"]],
      [printer, ["printshop"]],
    ] as const) {
      const token = await pass(person);
      // A pass is no session.
      expect((await product.call("GET /user/info", { as: { token } })).status).toBe(401);
      const [first, second] = await Promise.all([enter(token), enter(token)]);
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 401]);
      const session = { token: tokenOf((first.status === 200 ? first : second) as never) };
      expect((await product.call("GET /user/info", { as: session })).body).toMatchObject({ roles });
    }

    const late = await pass(admin);
    await product.database.update(portalPasses).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await enter(late)).status).toBe(401);
    const dismissed = await pass(printer);
    await setRoles(await idOf(printer), ["stranger"]);
    expect((await enter(dismissed)).status).toBe(401);
    expect((await product.call("POST /admin/passes", { as: printer })).status).toBe(403);
  });
});

describe("sessions", () => {
  test("are listed with their device, ended one by one or all at once, and never somebody else's (S16.2)", async () => {
    const ben = await product.signUp("Ben");
    const list = async () => (await product.call("GET /user/sessions", { as: ben })).body as unknown as object[];
    const [only] = (await list()) as { readonly id: string }[];
    expect(only).toMatchObject({ current: true, byAdmin: false });
    expect((await product.call(`DELETE /user/sessions/${only?.id}`, { as: ana })).status).toBe(204);
    expect(await list()).toHaveLength(1);
    expect((await product.call(`DELETE /user/sessions/${only?.id}`, { as: ben })).status).toBe(204);
    expect((await product.call("GET /user/sessions", { as: ben })).status).toBe(401);
    const cleo = await product.signUp("Cleo");
    expect((await product.call("DELETE /user/sessions", { as: cleo })).status).toBe(204);
    expect((await product.call("GET /user/info", { as: cleo })).status).toBe(401);
    expect((await product.call("DELETE /user/sessions/not-an-id", { as: ana })).status).toBe(400);
  });
});

describe("a shared story", () => {
  test("can be reported by anybody with a reason, is hidden at once by an administrator, and is put back; its owner is told (S12.3)", async () => {
    const id = await makeStory(product, ana);
    const report = (body: object, as?: Person) => product.call(`POST /stories/${id}/report`, { as, body });
    expect((await report({ reason: "other" })).status).toBe(404);
    await product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared: true } });
    expect((await report({ reason: "frightening", comment: "The wolf\0 <b>bites</b>" })).status).toBe(204);
    expect((await report({ reason: "nonsense" })).body["fields"]?.[0]).toMatchObject({ field: "reason" });
    expect((await report({ reason: "other", comment: "x".repeat(501) })).status).toBe(400);
    const { body } = await product.call("GET /admin/reports", { as: admin });
    expect(body).toEqual([
      expect.objectContaining({
        storyId: id,
        ownerId: anaId,
        reason: "frightening",
        comment: "The wolf <b>bites</b>",
        shared: true,
        coverUrl: expect.stringContaining(`/images/${id}/`) as string,
      }),
    ]);

    const hide = (hidden: boolean) => product.call(`PUT /admin/stories/${id}/hidden`, { as: admin, body: { hidden } });
    const statusFor = async (as?: Person) => (await product.call(`GET /stories/${id}`, { as })).status;
    expect(await statusFor()).toBe(200);
    expect((await hide(true)).body).toEqual({ hidden: true });
    expect([await statusFor(), await statusFor(admin), await statusFor(ana)]).toEqual([404, 404, 200]);
    expect((await product.call(`POST /stories/${id}/like`, { as: admin, body: { liked: true } })).status).toBe(404);
    // Sharing it again does not open it.
    await product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared: true } });
    expect(await statusFor()).toBe(404);
    expect((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]).toMatchObject({ hidden: true });
    expect((await product.call("GET /stories", { as: ana })).body[0]).toMatchObject({ hidden: true });
    await hide(false);
    expect(await statusFor()).toBe(200);
  });
});
