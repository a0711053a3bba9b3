import { and, eq, lt, ne, sql } from "drizzle-orm";
import { Fault } from "#contract/fault.ts";
import { Role, type UserInfo } from "#features/accounts/account.ts";
import { likes } from "#features/likes/server/tables.ts";
import { levelOfLikes } from "#features/membership/levels.ts";
import { memberships } from "#features/membership/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Database } from "#server/database/database.ts";
import { users } from "./tables.ts";

/** Who is signed in, and what they have (S3.2, S7.21). Likes are those of other people on one's stories (S4.5). */
export async function readUserInfo(database: Database, userId: string): Promise<UserInfo> {
  const [[found], received] = await Promise.all([
    database
      .select({ user: users, membership: memberships })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.id, userId)),
    countLikes(database, userId),
  ]);
  // The account was deleted while the request was on its way.
  if (!found) throw new Fault("auth.session.expired");
  const { user, membership } = found;
  const level = Math.max(levelOfLikes(received.likes), user.reportedLevel);
  return {
    ...received,
    proStorybooks: membership?.proBooklets ?? 0,
    level,
    levelUpdated: level > user.reportedLevel && (await reportLevel(database, userId, level)),
    subscriptionType: membership?.subscriptionType ?? "free",
    subscriptionExpiresAt: membership?.subscriptionExpiresAt?.toISOString() ?? null,
    picture: user.picture,
    name: user.name,
    email: user.email,
    isOnboarding: user.onboardedAt === null,
    isLevelUpdating: level > user.acknowledgedLevel,
    // A role that is not known gives nothing (S6.3).
    roles: user.roles.flatMap((role) => Role.safeParse(role).data ?? []),
  };
}

async function countLikes(database: Database, userId: string) {
  const since = (moment: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${likes.createdAt} >= ${moment})`.mapWith(Number);
  const [counts] = await database
    .select({
      likes: sql<number>`count(*)`.mapWith(Number),
      likesToday: since(sql`date_trunc('day', now(), 'UTC')`),
      likesLast7Days: since(sql`now() - interval '7 days'`),
      likesLast30Days: since(sql`now() - interval '30 days'`),
    })
    .from(likes)
    .innerJoin(stories, eq(stories.id, likes.storyId))
    .where(and(eq(stories.ownerId, userId), ne(likes.userId, userId)));
  return counts ?? { likes: 0, likesToday: 0, likesLast7Days: 0, likesLast30Days: 0 };
}

/** Notes a risen level; true for the one answer that is the first to report it. */
async function reportLevel(database: Database, userId: string, level: number): Promise<boolean> {
  const risen = await database
    .update(users)
    .set({ reportedLevel: level })
    .where(and(eq(users.id, userId), lt(users.reportedLevel, level)))
    .returning({ id: users.id });
  return risen.length > 0;
}
