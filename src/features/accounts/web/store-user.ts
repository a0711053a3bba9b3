import type { UserInfo } from "#features/accounts/account.ts";

/**
 * The user as this device keeps it, under the names of S3.1 where they are not those of the answer (S3.2): a PRO is
 * "monthly" here, whatever was bought.
 */
export interface StoredUser extends Omit<UserInfo, "subscriptionType" | "subscriptionExpiresAt" | "likes"> {
  readonly subscriptionType: "free" | "monthly";
  /** ISO date and time; null: no end (or no subscription). */
  readonly subscriptionExpires: string | null;
  readonly likeCount: number;
}

/** What is kept of a user until the next answer. */
export function storedUserOf({ subscriptionType, subscriptionExpiresAt, likes, ...others }: UserInfo): StoredUser {
  return {
    ...others,
    subscriptionType: subscriptionType === "pro" ? "monthly" : "free",
    subscriptionExpires: subscriptionExpiresAt,
    likeCount: likes,
  };
}
