import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personKey, portraitFile } from "#features/accounts/server/portraits/portrait-address.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { users } from "#features/accounts/server/tables.ts";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { MATRIX, WHO, type Who } from "./testing/access-matrix.ts";
import { makeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let origin: string;

const NOBODY = "00000000-0000-4000-8000-000000000000";
const PORTRAIT = "a".repeat(22);

beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter, identity: {}, payments: undefined } });
  await product.workshop.storage.put(portraitFile(NOBODY, PORTRAIT), Buffer.from("a picture"));
  origin = await product.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => product.close());

/** Somebody of each kind, and a story of the owner's. */
interface World {
  readonly people: Readonly<Record<Exclude<Who, "visitor">, Person>>;
  readonly strangerId: string;
  readonly storyId: string;
  readonly pictureId: string;
}

/** Rows whose success leaves nothing for the next caller: each of their callers meets a world of its own. */
const ENDING = /^(?:DELETE (?!.*secondLanguage)|POST \/api\/auth\/(?:logout|refresh))/;

async function makeWorld(shared: boolean, made: boolean): Promise<World> {
  const [owner, stranger, admin, printshop] = await Promise.all(
    ["Ona", "Stan", "Ada", "Petre"].map((name) => product.signUp(name)),
  );
  if (!owner || !stranger || !admin || !printshop) throw new Error("nobody signed up");
  const ids = await Promise.all([owner, stranger, admin, printshop].map(idOf));
  await setRoles(ids[2] ?? "", ["admin"]);
  await setRoles(ids[3] ?? "", ["printshop"]);
  const storyId = made ? await makeStory(product, owner) : await handIn(owner);
  if (shared) await product.call(`PUT /stories/${storyId}/sharing`, { as: owner, body: { shared } });
  const impersonator = await impersonate(admin, ids[0] ?? "");
  const { body } = await product.call(`GET /stories/${storyId}`, { as: owner });
  const pictureId = String(body["story"]?.["cover"]?.["imageUrl"]).split("/")[3] ?? "";
  return { people: { owner, stranger, admin, printshop, impersonator }, strangerId: ids[1] ?? "", storyId, pictureId };
}

async function idOf({ token }: Person): Promise<string> {
  return (await createWhoIs(product.database)(token))?.userId ?? "";
}

const setRoles = (id: string, roles: string[]) => product.database.update(users).set({ roles }).where(eq(users.id, id));

async function handIn(as: Person): Promise<string> {
  const { body } = await product.call("POST /stories", { as, body: { story: "A fox finds a star" } });
  return String(body["id"]);
}

async function impersonate(admin: Person, userId: string): Promise<Person> {
  const allowed = await product.call("POST /admin/impersonations", { as: admin, body: { userId } });
  const begun = await product.call("POST /auth/impersonation", { as: { token: String(allowed.body["token"]) } });
  return { token: String(begun.body["token"]) };
}

/** What a route's call is filled with, so that only who calls decides. */
function fill(route: string, world: World): { readonly method: string; readonly url: string; readonly body?: unknown } {
  const [method = "GET", pattern = "/"] = route.split(" ");
  const parts: Readonly<Record<string, string>> = {
    id: pattern.includes("sessions") ? NOBODY : pattern.includes("/people/") ? world.strangerId : world.storyId,
    pageId: "0",
    imageId: "0",
    characterId: "hero",
    orderId: "no-such-order",
    storyId: world.storyId,
    pictureId: world.pictureId,
    person: personKey(NOBODY),
    file: pattern.startsWith("/portraits") ? `${PORTRAIT}.webp` : "thumb.webp",
  };
  const url = pattern.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? "");
  const body = BODIES[route];
  return { method, url, ...(body && { body: body(world) }) };
}

const BODIES: Readonly<Record<string, (world: World) => unknown>> = {
  "POST /api/auth/facebook": () => ({ type: "token" }),
  "POST /api/auth/x": () => ({ code: "code", codeVerifier: "verifier", redirectUri: "https://elsewhere.example" }),
  "POST /api/admin/impersonations": ({ strangerId }) => ({ userId: strangerId }),
  "PUT /api/admin/settings": () => ({ ...SHIPPED_SETTINGS, freeStoryWait: 0, freeImageEdits: 20 }),
  "PUT /api/admin/people/:id/roles": () => ({ roles: [] }),
  "PUT /api/admin/stories/:id/hidden": () => ({ hidden: false }),
  "POST /api/stories/:id/report": () => ({ reason: "other" }),
  "POST /api/stories/:id/like": () => ({ liked: true }),
  "POST /api/user/acknowledge": () => ({ onboarding: true }),
  "POST /api/subscriptions": () => ({ type: "monthly" }),
  "POST /api/pictures/cast-card": () => ({ name: "Pip", description: "a small hedgehog" }),
  "POST /api/stories": () => ({ story: "A fox finds a star" }),
  "POST /api/stories/analyze": () => ({ story: "A fox finds a star" }),
  "PUT /api/stories/:id/title": () => ({ title: "The lost star" }),
  "PUT /api/stories/:id/pages/:pageId/text": () => ({ text: "The fox looks up." }),
  "PUT /api/stories/:id/secondLanguage": () => ({
    language: "de",
    idea: "Der Igel Pip will den verlorenen Knopf vom Mond finden.",
  }),
  "PUT /api/stories/:id/secondLanguage/title": () => ({ title: "Der verlorene Stern" }),
  "PUT /api/stories/:id/pages/:pageId/secondText": () => ({ text: "Der Fuchs schaut hinauf." }),
  "PUT /api/stories/:id/pages/:pageId/level": () => ({ direction: "simpler" }),
  "PUT /api/stories/:id/pages/:pageId/userDrawingInstructions": () => ({ userDrawingInstructions: "more stars" }),
  "PUT /api/stories/:id/cover/userDrawingInstructions": () => ({ userDrawingInstructions: "more stars" }),
  "PUT /api/stories/:id/pages/:pageId/edit": () => ({ instructions: "make it night" }),
  "PUT /api/stories/:id/cover/edit": () => ({ instructions: "make it night" }),
  "PUT /api/stories/:id/cast/:characterId": () => ({ looks: "a red scarf" }),
};

async function ask(route: string, who: Who, world: World, shared: boolean): Promise<number> {
  const { method, url, body } = fill(route, world);
  const sent = route === "PUT /api/stories/:id/sharing" ? { shared } : body;
  const token = who === "visitor" ? undefined : world.people[who].token;
  const answer = await fetch(origin + url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { "content-type": "application/json" }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The whole table as it is answered. */
async function measure(shared: boolean): Promise<Record<string, readonly number[]>> {
  const lasting = await makeWorld(shared, true);
  const answered: Record<string, readonly number[]> = {};
  for (const route of MATRIX.keys()) {
    const statuses: number[] = [];
    for (const who of WHO) {
      const world = ENDING.test(route) ? await makeWorld(shared, false) : lasting;
      statuses.push(await ask(route, who, world, shared));
    }
    answered[route] = statuses;
  }
  return answered;
}

test("every route that the server has stands in the table, and nothing else", () => {
  expect([...MATRIX.keys()].toSorted()).toEqual([...new Set(product.server.routes)].toSorted());
});

test.each(["private", "shared"] as const)(
  "whoever calls about a %s story gets the table's status, for every route and every kind of caller (S6.6)",
  async (kind) => {
    const expected = Object.fromEntries([...MATRIX].map(([route, row]) => [route, row[kind]]));
    expect(await measure(kind === "shared")).toEqual(expected);
  },
);

test("a private story and none at all are answered alike to the letter, whatever is asked of them", async () => {
  const world = await makeWorld(false, false);
  const nowhere = { ...world, storyId: NOBODY };
  const tell = async (route: string, where: World) => {
    const { method, url, body } = fill(route, where);
    const answer = await product.call(`${method} ${url.replace("/api", "")}`, {
      as: world.people.stranger,
      body: route === "PUT /api/stories/:id/sharing" ? { shared: true } : body,
    });
    const { requestId, ...said } = JSON.parse(answer.text) as Record<string, unknown>;
    expect(requestId).toBeTypeOf("string");
    return { status: answer.status, said, headers: Object.keys(answer.headers).toSorted() };
  };
  const about = [...MATRIX.keys()].filter((route) => route.includes("/stories/:id") && !route.includes("/admin/"));
  expect(about.length).toBeGreaterThan(15);
  for (const route of about) expect([route, await tell(route, world)]).toEqual([route, await tell(route, nowhere)]);
});

test("every call that the product's own screens need beyond the source's is described by its name (S7.27)", async () => {
  const { body } = await product.call("GET /openapi.json");
  const paths = body["paths"] as unknown as Readonly<Record<string, object>>;
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "").replaceAll(/\{[^}]+\}/g, "{}")}`,
    ),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      "PUT /stories/{}/sharing",
      "POST /stories/{}/pages/{}/retry",
      "PUT /stories/{}/pages/{}/level",
      "POST /stories/{}/undo",
      "PUT /stories/{}/cast/{}",
      "POST /pictures/cast-card",
      "GET /stories/{}/pdf",
      "GET /stories/{}/epub",
      "PUT /stories/{}/secondLanguage",
      "DELETE /stories/{}/secondLanguage",
      "PUT /stories/{}/secondLanguage/title",
      "PUT /stories/{}/pages/{}/secondText",
      "POST /stories/{}/report",
      "POST /user/acknowledge",
      "POST /auth/logout",
      "GET /user/sessions",
      "DELETE /user/sessions",
      "GET /user/export",
      "DELETE /user",
      "POST /payments/webhook",
    ]),
  );
});
