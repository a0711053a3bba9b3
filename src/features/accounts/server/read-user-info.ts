import { Fault } from "#contract/fault.ts";
import { Role, type UserInfo } from "#features/accounts/account.ts";
import { levelOfLikes } from "#features/membership/levels.ts";
import type { Database } from "#server/database/database.ts";
import { countReceivedLikes, findUser, raiseReportedLevel } from "./store.ts";

/** Who is signed in, and what they have (S3.2, S7.21). Likes are those of other people on one's stories (S4.5). */
export async function readUserInfo(database: Database, userId: string): Promise<UserInfo> {
  const [found, received] = await Promise.all([findUser(database, userId), countReceivedLikes(database, userId)]);
  // The account was deleted while the request was on its way.
  if (!found) throw new Fault("auth.session.expired");
  const { user, membership } = found;
  const level = Math.max(levelOfLikes(received.likes), user.reportedLevel);
  return {
    ...received,
    proStorybooks: membership?.proBooklets ?? 0,
    level,
    levelUpdated: level > user.reportedLevel && (await raiseReportedLevel(database, userId, level)),
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
