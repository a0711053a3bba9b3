import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#features/accounts/server/tables.ts";
import { memberships } from "#features/membership/server/tables.ts";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let admin: Person;
let parent: Person;

beforeAll(async () => {
  product = await openTestProduct({ freeStoryWait: 3600, freeImageEdits: 5 });
  admin = await product.signUp("Ada");
  await product.database.update(users).set({ roles: ["admin"] });
  parent = await product.signUp("Pia");
});
afterAll(() => product.close());

const NOW = { ...SHIPPED_SETTINGS, freeStoryWait: 3600, freeImageEdits: 5 };
const set = (body: object) => product.call("PUT /admin/settings", { as: admin, body });

test("begin with what is shipped and what the environment says, and are in effect at once for everybody", async () => {
  expect((await product.call("GET /admin/settings", { as: admin })).body).toEqual(NOW);
  const create = () =>
    product.call("POST /stories", { as: parent, body: { story: "A fox finds a star", genre: "Mystery" } });
  const rights = async () => (await product.call("GET /stories/rights", { as: parent })).body;
  const { status } = await set({
    ...NOW,
    monthlySubscriptionPrice: 24.5,
    subscriptionCurrency: "RON",
    proGenres: ["Mystery"],
    freeStoryWait: 0,
  });
  expect(status).toBe(200);
  const { body } = await product.call("GET /app/settings");
  expect(body).toEqual({
    ...SHIPPED_SETTINGS,
    monthlySubscriptionPrice: 24.5,
    subscriptionCurrency: "RON",
    proGenres: ["Mystery"],
  });
  await product.database.update(memberships).set({ proBooklets: 0 });
  expect((await create()).body).toMatchObject({ code: "story.option.pro" });
  await set({ ...NOW, freeStoryWait: 0 });
  expect((await create()).status).toBe(201);
  expect(await rights()).toMatchObject({ canCreate: true });
  await set({ ...NOW, freeStoryWait: 7200 });
  expect(await rights()).toMatchObject({ canCreate: false });
});

test("name the field that cannot be, and change nothing then", async () => {
  const before = (await product.call("GET /admin/settings", { as: admin })).body;
  for (const [field, value] of [
    ["monthlySubscriptionPrice", 0],
    ["yearlySubscriptionPrice", 3.999],
    ["monthlySubscriptionPrice", "4"],
    ["subscriptionCurrency", "DOGE"],
    ["proGenres", [...SHIPPED_SETTINGS.proGenres, "Opera"]],
    // Something is left for those who do not pay.
    ["proPages", [8, 12, 16, 24]],
    ["proThemes", ["Family", "Family"]],
    ["freeStoryWait", -1],
    ["freeImageEdits", 1.5],
  ] as const) {
    const { status, body } = await set({ ...NOW, [field]: value });
    expect([status, String(body["fields"]?.[0]?.["field"]).split(".")[0]]).toEqual([400, field]);
  }
  expect((await product.call("GET /admin/settings", { as: admin })).body).toEqual(before);
});

test("are written down with who changed what", async () => {
  await set(NOW);
  const listed = async () =>
    (await product.call("GET /admin/settings/changes", { as: admin })).body as unknown as object[];
  const { length } = await listed();
  await set({ ...NOW, proPages: [24], freeImageEdits: 7 });
  await set({ ...NOW, proPages: [24], freeImageEdits: 7 });
  const after = await listed();
  expect(after).toHaveLength(length + 1);
  expect(after[0]).toMatchObject({ by: "Ada", fields: ["proPages", "freeImageEdits"] });
});
