import type { UserInfo } from "#features/accounts/account.ts";

/** What a person has before anything is known of them (S3.2). */
const UNKNOWN: UserInfo = {
  proStorybooks: 0,
  level: 0,
  levelUpdated: false,
  acknowledgedLevel: 0,
  likes: 0,
  likesToday: 0,
  likesLast7Days: 0,
  likesLast30Days: 0,
  subscriptionType: "free",
  subscriptionExpiresAt: null,
  picture: "",
  name: "",
  email: "",
  isOnboarding: false,
  isLevelUpdating: false,
  roles: [],
};

/** The stored user with every gap filled; null when what was stored is no user. */
export function readStoredUser(stored: unknown): UserInfo | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const known = Object.entries(stored).filter(
    ([field, value]) => field in UNKNOWN && sameKind(value, UNKNOWN[field as keyof UserInfo]) && isKnown(field, value),
  );
  return known.length === 0 ? null : { ...UNKNOWN, ...(Object.fromEntries(known) as Partial<UserInfo>) };
}

/** A type of subscription that is not known counts as none (S4.17). */
function isKnown(field: string, value: unknown): boolean {
  return field !== "subscriptionType" || value === "free" || value === "pro";
}

function sameKind(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
