import { Fault } from "#contract/fault.ts";
import { Role, type UserInfo } from "#features/accounts/account.ts";
import { readLikesStats } from "#features/likes/server/read-likes-stats.ts";
import { readMembership } from "#features/membership/server/read-membership.ts";
import type { Database } from "#server/database/database.ts";
import { portraitAddress } from "./portraits/portrait-address.ts";
import { findUser } from "./store.ts";

/** Who is signed in, and what they have (S3.2, S7.21). Likes are those of other people on one's stories (S4.5). */
export async function readUserInfo(database: Database, userId: string): Promise<UserInfo> {
  const [user, likes] = await Promise.all([findUser(database, userId), readLikesStats(database, userId)]);
  // The account was deleted while the request was on its way.
  if (!user) throw new Fault("auth.session.expired");
  return {
    ...(await readMembership(database, userId, likes.total)),
    likes: likes.total,
    likesToday: likes.today,
    likesLast7Days: likes.last7Days,
    likesLast30Days: likes.last30Days,
    picture: portraitAddress(user.id, user.portrait),
    name: user.name,
    email: user.email,
    isOnboarding: user.onboardedAt === null,
    // A role that is not known gives nothing (S6.3).
    roles: user.roles.flatMap((role) => Role.safeParse(role).data ?? []),
  };
}
