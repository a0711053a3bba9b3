import { eq, inArray, sql } from "drizzle-orm";
import { sessions, users } from "#features/accounts/server/tables.ts";
import { likes } from "#features/likes/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Database } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeShortId } from "#server/secrets/make-id.ts";
import type { Person } from "./test-product.ts";

/** Who a signed-in person is in the rows. */
export async function idOf(database: Database, person: Person): Promise<string> {
  const [row] = await database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(person.token)));
  if (!row) throw new Error("nobody has this token");
  return row.userId;
}

/** Many people at once, who need no session. */
export async function addPeople(database: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ name: `Reader ${index}` }));
  return (await database.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}

/** A story of somebody's, shared unless said otherwise; nobody makes its book. */
export async function addStory(
  database: Database,
  ownerId: string,
  more: Partial<typeof stories.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(stories).values({
    id,
    shortId: makeShortId(),
    ownerId,
    title: "Pip and the moon",
    language: "en",
    complexity: "Spark",
    status: "completed",
    form: {} as never,
    seed: "seed",
    pageCount: 8,
    spentRight: "free",
    shared: true,
    ...more,
  });
  return id;
}

/** Likes of people who have not liked the story yet, with their count, as the product keeps them together. */
export async function addLikes(
  database: Database,
  storyId: string,
  userIds: readonly string[],
  createdAt = new Date(),
) {
  await database.transaction(async (tx) => {
    await tx.insert(likes).values(userIds.map((userId) => ({ storyId, userId, createdAt })));
    await tx
      .update(stories)
      .set({ likeCount: sql`${stories.likeCount} + ${userIds.length}` })
      .where(eq(stories.id, storyId));
  });
}

/** What each of these stories counts, and how many rows of likes it has. */
export async function countsAndRows(database: Database, storyIds: readonly string[]) {
  return database
    .select({
      count: stories.likeCount,
      rows: sql<number>`(select count(*)::int from ${likes} where ${likes.storyId} = ${stories.id})`,
    })
    .from(stories)
    .where(inArray(stories.id, [...storyIds]));
}
