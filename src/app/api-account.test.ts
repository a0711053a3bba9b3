import { eq, sql } from "drizzle-orm";
import JSZip from "jszip";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#features/accounts/server/tables.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { likes } from "#features/likes/server/tables.ts";
import { orders } from "#features/membership/server/tables.ts";
import { COVER, stories } from "#features/stories/server/tables.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import { createLog } from "#server/log.ts";
import { jobHandlers } from "./job-handlers.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
let anaId: string;
let ben: Person;
let hers: string;
let his: string;

beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
});
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.signUp("Ana");
  anaId = (await createWhoIs(product.database)(ana.token))?.userId ?? "";
  ben = await product.signUp("Ben");
  [hers, his] = [await makeStory(product, ana), await makeStory(product, ben)];
  await product.call(`PUT /stories/${his}/sharing`, { as: ben, body: { shared: true } });
  await product.call(`POST /stories/${his}/like`, { as: ana, body: { liked: true } });
});

const exported = async (as: Person) => {
  const answer = await product.call("GET /user/export", { as });
  expect(answer).toMatchObject({ status: 200, headers: { "content-type": "application/zip" } });
  return JSZip.loadAsync(answer.bytes);
};
const read = async (archive: JSZip, name: string) => (await archive.file(name)?.async("nodebuffer")) ?? Buffer.alloc(0);

test("an export holds what is kept of a person, and every story with its words, its pictures as they are stored and its PDF", async () => {
  const { title: told } = await storyOf(product, ana, hers);
  await product.call(`PUT /stories/${hers}/title`, { as: ana, body: { title: "Two lanterns" } });
  const archive = await exported(ana);
  const { shortId, title } = await storyOf(product, ana, hers);
  const account = JSON.parse(String(await read(archive, "account.json"))) as Record<string, unknown>;
  expect(account).toMatchObject({
    account: { id: anaId, name: "Ana" },
    signIns: [{ provider: "local:google" }],
    membership: { subscriptionType: "free" },
    likes: [{ storyId: his }],
    sessions: [{ byAdmin: false }],
  });

  const folder = `stories/${shortId}`;
  const story = JSON.parse(String(await read(archive, `${folder}/story.json`))) as Record<string, unknown>;
  expect(story).toMatchObject({
    id: hers,
    title,
    form: { story: expect.stringContaining("hedgehog") as string },
    earlier: [{ page: COVER, before: { title: told } }],
  });
  const kept = (await product.workshop.storage.list(`stories/${hers}`)).filter((name) => name.endsWith("screen.webp"));
  expect(kept.length).toBeGreaterThan(8);
  for (const name of kept) {
    const bytes = await read(archive, `${folder}/pictures/${name.split("/").at(-2)}.webp`);
    expect(bytes.equals((await product.workshop.storage.read(name)) ?? Buffer.alloc(1))).toBe(true);
  }
  expect((await read(archive, `${folder}/book.pdf`)).subarray(0, 5).toString("latin1")).toBe("%PDF-");
});

test("an export holds nothing of anybody else's, and no token or its hash", async () => {
  const archive = await exported(ana);
  const names = Object.values(archive.files).filter((file) => !file.dir);
  expect(names.filter((file) => file.name.startsWith("stories/") && !file.name.includes("/"))).toEqual([]);
  const { shortId } = await storyOf(product, ben, his);
  expect(names.some((file) => file.name.includes(shortId))).toBe(false);
  const texts = await Promise.all(
    names.filter((file) => file.name.endsWith(".json")).map((file) => file.async("text")),
  );
  for (const text of texts) expect(text).not.toMatch(/token|hash/i);
});

test("an export tells what was done to the account and what was reported, and not by whom", async () => {
  const cora = await product.signUp("Cora");
  const coraId = (await createWhoIs(product.database)(cora.token))?.userId ?? "";
  await product.database
    .update(users)
    .set({ roles: ["admin"] })
    .where(eq(users.id, coraId));
  await product.call(`PUT /admin/people/${anaId}/roles`, { as: cora, body: { roles: ["printshop"] } });
  await product.call(`PUT /admin/people/${anaId}/roles`, { as: cora, body: { roles: [] } });
  const allowed = await product.call("POST /admin/impersonations", { as: cora, body: { userId: anaId } });
  await product.call("POST /admin/impersonations", { as: cora, body: { userId: anaId } });
  const begun = await product.call("POST /auth/impersonation", { as: { token: String(allowed.body["token"]) } });
  expect(begun.status).toBe(200);
  await product.call(`POST /stories/${his}/report`, {
    as: ana,
    body: { reason: "frightening", comment: "the storm" },
  });

  const account = await (await exported(ana)).file("account.json")?.async("text");

  expect(JSON.parse(account ?? "{}")).toMatchObject({
    reports: [{ storyId: his, reason: "frightening", comment: "the storm" }],
    roleChanges: [
      { before: [], after: ["printshop"] },
      { before: ["printshop"], after: [] },
    ],
    actedInTheirName: [{ at: expect.any(String) as string }],
  });
  expect(account).not.toContain(coraId);
});

test("every column that names a person is exported, or is known why not", async () => {
  const columns = await product.database.execute<{ column: string }>(sql`
    select conrelid::regclass || '.' || attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace`);
  const exportedByNow = [
    "grants.user_id",
    "identities.user_id",
    "impersonations.user_id",
    "likes.user_id",
    "memberships.user_id",
    "orders.user_id",
    "page_revisions.changed_by",
    "reports.reporter_id",
    "role_changes.user_id",
    "sessions.user_id",
    "stories.owner_id",
  ];
  // What an administrator did is told to whom it was done to; a pass into the portal is gone after two minutes.
  const ofAdministrators = [
    "impersonations.admin_id",
    "portal_passes.user_id",
    "role_changes.admin_id",
    "sessions.impersonator_id",
    "settings_changes.admin_id",
  ];
  expect(columns.rows.map(({ column }) => column).toSorted()).toEqual(
    [...exportedByNow, ...ofAdministrators].toSorted(),
  );
});

test("a book without words yet is exported without a PDF", async () => {
  const { body } = await product.call("POST /stories", { as: ana, body: { story: "A fox finds a star" } });
  const archive = await exported(ana);
  expect(archive.file(`stories/${body["shortId"]}/story.json`)).not.toBeNull();
  expect(archive.file(`stories/${body["shortId"]}/book.pdf`)).toBeNull();
});

/** Every column of the database that names a person, whatever table it is in. */
async function rowsThatName(userId: string): Promise<string[]> {
  const columns = await product.database.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('uuid', 'text') and c.column_name ~ '(user|owner|reporter|admin|impersonator|by)(_id)?$'
    union all select 'users', 'id'`);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await product.database.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${userId}`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

test("a deleted account leaves no row and no file, lowers the counts of what it liked, and is signed out everywhere (S16.1)", async () => {
  const { database, workshop } = product;
  await product.call("POST /stories", {
    as: ana,
    body: { story: "A fox finds a star" },
    headers: { "idempotency-key": "once" },
  });
  await database
    .insert(orders)
    .values({ id: `paid-${anaId}`, userId: anaId, plan: "monthly", amount: 500, currency: "eur", status: "paid" });
  expect(await rowsThatName(anaId)).toEqual(
    expect.arrayContaining(["users.id", "stories.owner_id", "sessions.user_id", "orders.user_id"]),
  );
  const likesOfHis = async () =>
    (await database.select({ count: stories.likeCount }).from(stories).where(eq(stories.id, his)))[0]?.count;
  expect(await likesOfHis()).toBe(1);
  await product.call(`PUT /stories/${hers}/sharing`, { as: ana, body: { shared: true } });
  await product.call(`POST /stories/${hers}/like`, { as: ben, body: { liked: true } });

  expect((await product.call("DELETE /user", { as: ana })).status).toBe(204);

  expect(await rowsThatName(anaId)).toEqual([]);
  expect(await database.select().from(likes).where(eq(likes.storyId, hers))).toEqual([]);
  expect(await likesOfHis()).toBe(0);
  expect((await product.call("GET /user/info", { as: ana })).status).toBe(401);
  expect((await product.call(`GET /stories/${hers}`, { as: ben })).status).toBe(404);
  expect((await product.call(`GET /stories/${his}`, { as: ben })).status).toBe(200);
  expect(
    await database
      .select()
      .from(orders)
      .where(eq(orders.id, `paid-${anaId}`)),
  ).toMatchObject([{ userId: null }]);

  const worker = startWorker(database, jobHandlers({ ...workshop }), { concurrency: 1, log: createLog("silent") });
  try {
    await expect.poll(() => workshop.storage.list(`stories/${hers}`), { timeout: 10_000 }).toEqual([]);
  } finally {
    await worker.stop(5_000);
  }
  expect((await workshop.storage.list(`stories/${his}`)).length).toBeGreaterThan(0);
});
