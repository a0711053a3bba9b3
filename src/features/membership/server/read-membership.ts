import { levelOfLikes } from "#features/membership/levels.ts";
import { grantReachedLevels } from "#features/membership/server/grant-reached-levels.ts";
import { findMembership, raiseReportedLevel } from "#features/membership/server/store.ts";
import type { Database } from "#server/database/database.ts";

/** What a person's screens need to know of what they have (S3.2). */
export interface MembershipInfo {
  readonly proStorybooks: number;
  readonly level: number;
  /** True in the answer that is the first to report a risen level. */
  readonly levelUpdated: boolean;
  /** The highest level whose reaching the person has seen. */
  readonly acknowledgedLevel: number;
  /** True while a risen level has not been acknowledged. */
  readonly isLevelUpdating: boolean;
  readonly subscriptionType: "free" | "pro";
  readonly subscriptionExpiresAt: string | null;
}

const NOTHING: MembershipInfo = {
  proStorybooks: 0,
  level: 0,
  levelUpdated: false,
  acknowledgedLevel: 0,
  isLevelUpdating: false,
  subscriptionType: "free",
  subscriptionExpiresAt: null,
};

/**
 * A person's membership. `likes` are those that the person has received: should they have reached a level that was not
 * granted yet, as after a change of the levels, it is granted now.
 */
export async function readMembership(database: Database, userId: string, likes: number): Promise<MembershipInfo> {
  let found = await findMembership(database, userId);
  if (found && levelOfLikes(likes) > found.level) {
    await database.transaction((tx) => grantReachedLevels(tx, userId));
    found = await findMembership(database, userId);
  }
  if (!found) return NOTHING;
  const { level, reportedLevel, acknowledgedLevel, proBooklets, subscriptionType, subscriptionExpiresAt } = found;
  return {
    proStorybooks: proBooklets,
    level,
    levelUpdated: level > reportedLevel && (await raiseReportedLevel(database, userId, level)),
    acknowledgedLevel,
    isLevelUpdating: level > acknowledgedLevel,
    subscriptionType,
    subscriptionExpiresAt: subscriptionExpiresAt?.toISOString() ?? null,
  };
}
