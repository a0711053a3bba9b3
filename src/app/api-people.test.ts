import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setRole } from "#features/accounts/server/roles/set-role.ts";
import { identities, users } from "#features/accounts/server/tables.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let admin: Person;
let adminId: string;

beforeAll(async () => {
  product = await openTestProduct();
  admin = await product.signUp("Ada");
  adminId = await idOf(admin);
  await product.database.update(users).set({ roles: ["admin"] });
});
afterAll(() => product.close());

const idOf = async ({ token }: Person) => (await createWhoIs(product.database)(token))?.userId ?? "";
const giveRoles = (id: string, roles: unknown, as = admin) =>
  product.call(`PUT /admin/people/${id}/roles`, { as, body: { roles } });
const find = async (query: string) => (await product.call(`GET /admin/people?${query}`, { as: admin })).body;
const names = (page: Awaited<ReturnType<typeof find>>) =>
  (page["people"] as unknown as { readonly name: string }[]).map(({ name }) => name);
const trail = async () =>
  (await product.call("GET /admin/trail", { as: admin })).body["entries"] as unknown as Record<string, unknown>[];

describe("people", () => {
  test("are found by a part of their name or e-mail, taken as it is written, fifty a page", async () => {
    await product.database
      .insert(users)
      .values([
        ...Array.from({ length: 51 }, (_, index) => ({ name: `Crowd ${index}` })),
        { name: "Ilinca 100%", email: "ili_nca@example.com" },
      ]);
    expect(names(await find("search=INCA%201"))).toEqual(["Ilinca 100%"]);
    expect(names(await find("search=ili_nca@"))).toEqual(["Ilinca 100%"]);
    expect(names(await find("search=%25"))).toEqual(["Ilinca 100%"]);
    expect(names(await find("search=il__nca"))).toEqual([]);
    const first = await find("search=crowd");
    const second = await find("search=crowd&page=1");
    expect([first["more"], second["more"]]).toEqual([true, false]);
    expect(new Set([...names(first), ...names(second)]).size).toBe(51);
    // Who has a role stands first.
    expect(names(await find(""))[0]).toBe("Ada");
    // The sign that no database keeps is no part of a name.
    expect(names(await find("search=ili%00_nca@"))).toEqual(["Ilinca 100%"]);
    for (const query of ["page=-1", "page=1.5"]) {
      expect((await product.call(`GET /admin/people?${query}`, { as: admin })).status).toBe(400);
    }
  });
});

describe("roles", () => {
  test("are given and taken at once, and written down with who gave what to whom", async () => {
    const petre = await product.signUp("Petre");
    const id = await idOf(petre);
    expect((await giveRoles(id, ["printshop", "printshop"])).body).toEqual({ roles: ["printshop"] });
    expect((await product.call("GET /user/info", { as: petre })).body["roles"]).toEqual(["printshop"]);
    expect((await giveRoles(id, ["king"])).body["fields"]?.[0]).toMatchObject({ problem: "unknown_choice" });
    // Given again it is no change.
    await giveRoles(id, ["printshop"]);
    await giveRoles(id, []);
    expect((await product.call("GET /user/info", { as: petre })).body["roles"]).toEqual([]);
    expect(await trail()).toMatchObject([
      { kind: "roles", by: "Ada", personName: "Petre", rolesBefore: ["printshop"], rolesAfter: [] },
      { kind: "roles", by: "Ada", byOperator: false, personName: "Petre", rolesBefore: [], rolesAfter: ["printshop"] },
    ]);
    expect((await giveRoles("00000000-0000-4000-8000-000000000000", [])).body).toMatchObject({
      code: "account.not_found",
    });
  });

  test("that the operator gives at the server are written down too", async () => {
    const olga = await product.signUp("Olga");
    await product.database
      .update(identities)
      .set({ vouchedEmail: "olga@example.com" })
      .where(eq(identities.userId, await idOf(olga)));
    await setRole(product.database, "olga@example.com", "printshop", { withLocalPeople: true });
    expect((await trail())[0]).toMatchObject({ by: null, byOperator: true, personName: "Olga" });
  });

  test("always leave an administrator, also when two dismiss each other at once", async () => {
    expect((await giveRoles(adminId, [])).body).toMatchObject({ code: "role.last_admin" });
    const other = await product.signUp("Bert");
    const otherId = await idOf(other);
    await giveRoles(otherId, ["admin"]);
    const answers = await Promise.all([giveRoles(otherId, []), giveRoles(adminId, [], other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    await product.database
      .update(users)
      .set({ roles: ["admin"] })
      .where(eq(users.id, adminId));
  });

  test("given to somebody end what is done in their name", async () => {
    const vera = await product.signUp("Vera");
    const id = await idOf(vera);
    const allowed = await product.call("POST /admin/impersonations", { as: admin, body: { userId: id } });
    expect((await trail())[0]).toMatchObject({ kind: "impersonation", by: "Ada", personName: "Vera", begun: false });
    const { body } = await product.call("POST /auth/impersonation", { as: { token: String(allowed.body["token"]) } });
    const acting = { token: String(body["token"]) };
    expect((await trail())[0]).toMatchObject({ kind: "impersonation", begun: true });
    expect((await product.call("GET /user/info", { as: acting })).status).toBe(200);
    await giveRoles(id, ["printshop"]);
    expect((await product.call("GET /user/info", { as: acting })).status).toBe(401);
    expect((await product.call("GET /user/info", { as: vera })).status).toBe(200);
  });
});
