import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { likes } from "#features/likes/server/tables.ts";
import { startMembership } from "#features/membership/server/start-membership.ts";
import { memberships } from "#features/membership/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openSession } from "./open-session.ts";
import { portraitAddress } from "./portraits/portrait-address.ts";
import { users } from "./tables.ts";
import { openAccountsServer } from "./testing/open-accounts-server.ts";

let db: TestDatabase;
let api: Awaited<ReturnType<typeof openAccountsServer>>;
let userId: string;
let token: string;

beforeAll(async () => {
  db = await openTestDatabase();
  api = await openAccountsServer(db, {});
});
afterAll(async () => {
  await api.close();
  await db.close();
});
beforeEach(async () => {
  userId = await makeUser("Ana Pop");
  token = await openSession(db.database, userId);
});

async function makeUser(name: string): Promise<string> {
  return db.database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name, email: "ana@example.test", picture: "https://p.example/a", portrait: "abc" })
      .returning();
    if (!user) throw new Error("no user");
    await startMembership(tx, user.id);
    return user.id;
  });
}

async function makeStory(ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db.database.insert(stories).values({
    id,
    shortId: id.slice(0, 13),
    ownerId,
    title: "Pip",
    language: "en",
    complexity: "Spark",
    status: "completed",
    form: {} as never,
    seed: "seed",
    pageCount: 8,
    spentRight: "free",
  });
  return id;
}

async function likeFrom(storyId: string, count: number, createdAt = new Date()): Promise<void> {
  const people = await db.database
    .insert(users)
    .values(Array.from({ length: count }, () => ({ name: "Reader" })))
    .returning({ userId: users.id });
  await addLikes(people.map((person) => ({ storyId, ...person, createdAt })));
}

/** Likes and their count, as the product keeps them together. */
async function addLikes(rows: (typeof likes.$inferInsert)[]): Promise<void> {
  await db.database.insert(likes).values(rows);
  for (const { storyId } of rows) {
    await db.database
      .update(stories)
      .set({ likeCount: sql`${stories.likeCount} + 1` })
      .where(eq(stories.id, storyId));
  }
}

const info = async () => (await api.get("/user/info", { bearer: token })).body;

test("tells a new person's screens what they have, in every field (S3.2)", async () => {
  expect(await info()).toEqual({
    proStorybooks: 3,
    level: 0,
    levelUpdated: false,
    acknowledgedLevel: 0,
    likes: 0,
    likesToday: 0,
    likesLast7Days: 0,
    likesLast30Days: 0,
    subscriptionType: "free",
    subscriptionExpiresAt: null,
    picture: portraitAddress(userId, "abc"),
    name: "Ana Pop",
    email: "ana@example.test",
    isOnboarding: true,
    isLevelUpdating: false,
    roles: [],
  });
});

test("counts others' likes on one's stories by age, and neither one's own nor those on others' stories", async () => {
  const story = await makeStory(userId);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await likeFrom(story, 2);
  await likeFrom(story, 3, ago(5));
  await likeFrom(story, 1, ago(20));
  await likeFrom(story, 1, ago(40));
  await addLikes([{ storyId: story, userId }]);
  await likeFrom(await makeStory(await makeUser("Ben")), 9);
  expect(await info()).toMatchObject({ likes: 7, likesToday: 2, likesLast7Days: 5, likesLast30Days: 6, level: 0 });
});

test("reports a risen level first once, shows it until it is acknowledged, and keeps it when likes go (S3.2)", async () => {
  const story = await makeStory(userId);
  await likeFrom(story, 10);
  expect(await info()).toMatchObject({ level: 1, levelUpdated: true, isLevelUpdating: true });
  expect(await info()).toMatchObject({ level: 1, levelUpdated: false, isLevelUpdating: true });
  await db.database.update(memberships).set({ acknowledgedLevel: 1 }).where(eq(memberships.userId, userId));
  await db.database.delete(likes).where(eq(likes.storyId, story));
  await db.database.update(stories).set({ likeCount: 0 }).where(eq(stories.id, story));
  expect(await info()).toMatchObject({ likes: 0, level: 1, levelUpdated: false, isLevelUpdating: false });
});

test("tells subscription, booklets, roles and a seen onboarding from their rows, unknown roles left out", async () => {
  const end = new Date("2031-05-06T07:08:09.000Z");
  await db.database
    .update(memberships)
    .set({ proBooklets: 7, subscriptionType: "pro", subscriptionExpiresAt: end })
    .where(eq(memberships.userId, userId));
  await db.database
    .update(users)
    .set({ roles: ["admin", "wizard"], onboardedAt: new Date() })
    .where(eq(users.id, userId));
  expect(await info()).toMatchObject({
    proStorybooks: 7,
    subscriptionType: "pro",
    subscriptionExpiresAt: end.toISOString(),
    roles: ["admin"],
    isOnboarding: false,
  });
});

test("tells nobody anything without a session", async () => {
  expect(await api.get("/user/info")).toMatchObject({ status: 401, body: { code: "auth.required" } });
});
