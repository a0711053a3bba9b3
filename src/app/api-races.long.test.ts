import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#features/accounts/server/sign-in.ts";
import { likes } from "#features/likes/server/tables.ts";
import { addMonths } from "#features/membership/extension.ts";
import { LEVELS, levelOfLikes } from "#features/membership/levels.ts";
import { grants, memberships, orders } from "#features/membership/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import { LOCAL_KEYS } from "#local/payments/keys.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { addLikes, addPeople, addStory, countsAndRows, idOf } from "./testing/crowd.ts";
import { type LocalCheckout, openLocalCheckout, signedMessage } from "./testing/local-checkout.ts";
import { openServerProcesses, type ServerProcesses } from "./testing/server-processes.ts";

const PROCESSES = 3;
const PEOPLE = 200;
const STORIES = 20;
const TOGGLES = 10_000;
const HANDS = 24;

interface Reader {
  readonly id: string;
  readonly token: string;
  readonly address: string;
}

let db: TestDatabase;
let checkout: LocalCheckout;
let processes: ServerProcesses;
let people: Reader[];
beforeAll(async () => {
  db = await openTestDatabase();
  checkout = await openLocalCheckout();
  processes = await openServerProcesses(db.url, PROCESSES, {
    STRIPE_SECRET_KEY: LOCAL_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
    STRIPE_URL: checkout.url,
  });
  people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await signUp(`Reader ${index}`, index));
}, 120_000);
afterAll(async () => {
  await processes.close();
  await checkout.close();
  await db.close();
});

async function signUp(name: string, index: number): Promise<Reader> {
  const identity = { provider: "local:google", subject: name, name, email: "", vouchesForEmail: false, picture: "" };
  const token = await signIn(db.database, identity, { language: "en", device: "" });
  return { id: await idOf(db.database, { token }), token, address: `10.1.${index >> 8}.${index & 255}` };
}

const like = (reader: Reader, story: string, liked?: boolean) =>
  processes.call(`POST /stories/${story}/like`, { ...reader, ...(liked !== undefined && { body: { liked } }) });

/** Does each of `count` things once, `HANDS` at a time. */
async function everywhere(count: number, act: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async () => {
    while (next < count) {
      next += 1;
      await act(next - 1);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

async function standing(userId: string) {
  const [membership] = await db.database.select().from(memberships).where(eq(memberships.userId, userId));
  const rows = await db.database.select().from(grants).where(eq(grants.userId, userId));
  if (!membership) throw new Error("no membership");
  return { membership, levels: rows.map(({ level }) => level).toSorted((a, b) => a - b), rows };
}

test("10 000 toggles by 200 people on 20 stories through three servers leave counts and rows equal, and every benefit once", async () => {
  const owners = people.slice(0, 2);
  const ids = await Promise.all(
    Array.from({ length: STORIES }, (_, index) => addStory(db.database, owners[index % 2]?.id ?? "")),
  );
  const statuses = new Map<number, number>();
  await everywhere(TOGGLES, async (turn) => {
    const reader = people[(turn * 7919) % PEOPLE]!;
    const { status } = await like(reader, ids[(turn * 31) % STORIES]!, turn % 5 === 0 ? turn % 2 === 0 : undefined);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  // Each has 50 turns, within the limit of 60 a minute: none is refused.
  expect([...statuses]).toEqual([[200, TOGGLES]]);
  const counted = await countsAndRows(db.database, ids);
  expect(counted).toHaveLength(STORIES);
  for (const { count, rows } of counted) expect(count).toBe(rows);
  const all = await db.database.select().from(likes).where(inArray(likes.storyId, ids));
  expect(new Set(all.map((row) => `${row.storyId} ${row.userId}`)).size).toBe(all.length);
  for (const [index, owner] of owners.entries()) {
    const { membership, levels, rows } = await standing(owner.id);
    expect(levels).toEqual(Array.from({ length: levels.length }, (_, level) => level));
    const own = new Set(ids.filter((_, each) => each % 2 === index));
    const received = all.filter((row) => own.has(row.storyId) && row.userId !== owner.id).length;
    expect(levels.at(-1)).toBeGreaterThanOrEqual(levelOfLikes(received));
    expect(membership.proBooklets).toBe(bookletsOf(rows));
  }
}, 300_000);

const bookletsOf = (rows: readonly (typeof grants.$inferSelect)[]) =>
  rows.reduce((sum, { benefit }) => sum + (benefit.kind === "booklets" ? benefit.count : 0), 0);

test("likes that go up and down around each threshold bring its benefit once", async () => {
  const crowd = await addPeople(db.database, LEVELS.at(-1)!.requiredLikes);
  for (const { level, requiredLikes } of LEVELS.slice(1)) {
    const owner = await signUp(`Owner of level ${level}`, 1_000 + level);
    const story = await addStory(db.database, owner.id);
    await addLikes(db.database, story, crowd.slice(0, requiredLikes - 1));
    // One like too few: every one of these four lifts it over the threshold, and takes it back.
    const four = people.slice(level * 4, level * 4 + 4);
    await everywhere(100, async (turn) => void (await like(four[turn % 4]!, story)));
    await like(four[0]!, story, true);
    const { membership, levels, rows } = await standing(owner.id);
    expect(levels).toEqual(Array.from({ length: level + 1 }, (_, each) => each));
    expect(membership.proBooklets).toBe(bookletsOf(rows));
    const months = rows.reduce((sum, { benefit }) => sum + (benefit.kind === "subscription" ? benefit.months : 0), 0);
    expect(membership.subscriptionType).toBe(months > 0 ? "pro" : "free");
    if (months === 0) continue;
    const granted = rows.find(({ benefit }) => benefit.kind === "subscription")!.grantedAt.getTime();
    expect(Math.abs(membership.subscriptionExpiresAt!.getTime() - addMonths(granted, months))).toBeLessThan(60_000);
  }
}, 300_000);

test("50 creations for one right make one story", async () => {
  const owner = await signUp("Last right", 2_000);
  await db.database
    .update(memberships)
    .set({ proBooklets: 1, lastFreeStoryAt: new Date() })
    .where(eq(memberships.userId, owner.id));
  const form = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon" };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      processes.call("POST /stories", { ...owner, body: form, headers: { "idempotency-key": `creation-${turn}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    Array.from({ length: 49 }, () => [400, "story.rights.none"]),
  );
  expect(await db.database.select().from(stories).where(eq(stories.ownerId, owner.id))).toHaveLength(1);
  expect((await standing(owner.id)).membership.proBooklets).toBe(0);
}, 120_000);

test("the provider's message to every server and 20 returns at once extend PRO once", async () => {
  const buyer = await signUp("Buyer", 3_000);
  const { body } = await processes.call("POST /subscriptions", { ...buyer, body: { type: "monthly" } });
  const { paymentUrl } = body as { paymentUrl: string };
  const [order] = await db.database.select().from(orders).where(eq(orders.userId, buyer.id));
  if (!order?.reference) throw new Error("no order");
  expect((await processes.call(`POST /subscriptions/confirm/${order.id}`, buyer)).status).not.toBe(204);
  await checkout.press(paymentUrl, "pay");
  const paid = await checkout.read(order.reference);
  const tell = (origin: string) => {
    const { payload, headers } = signedMessage("checkout.session.completed", paid);
    return fetch(`${origin}/api/payments/webhook`, { method: "POST", body: payload, headers });
  };
  const told = [...processes.origins, ...processes.origins].map(tell);
  const returned = Array.from({ length: 20 }, () => processes.call(`POST /subscriptions/confirm/${order.id}`, buyer));
  for (const { status } of await Promise.all(told)) expect(status).toBe(200);
  for (const { status } of await Promise.all(returned)) expect(status).toBe(204);
  const [closed] = await db.database.select().from(orders).where(eq(orders.id, order.id));
  const { membership } = await standing(buyer.id);
  expect([closed?.status, membership.subscriptionType]).toEqual(["paid", "pro"]);
  expect(membership.subscriptionExpiresAt!.getTime()).toBe(addMonths(closed!.closedAt!.getTime(), 1));
}, 120_000);
