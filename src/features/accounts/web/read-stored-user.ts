import type { UserInfo } from "#features/accounts/account.ts";
import type { StoredUser } from "./store-user.ts";

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

/** The names under which a device keeps what the answer calls otherwise (S3.1). */
const KEPT_AS: Readonly<Partial<Record<keyof UserInfo, string>>> = {
  subscriptionExpiresAt: "subscriptionExpires",
  likes: "likeCount",
} satisfies Partial<Record<keyof UserInfo, keyof StoredUser>>;

/** The stored user with every gap filled; null when what was stored is no user. */
export function readStoredUser(stored: unknown): UserInfo | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const kept = new Map<string, unknown>(Object.entries(stored));
  const known = Object.entries(UNKNOWN).flatMap(([field, example]) => {
    const value = meaningOf(field, kept.get(KEPT_AS[field as keyof UserInfo] ?? field));
    return sameKind(value, example) ? [[field, value] as const] : [];
  });
  return known.length === 0 ? null : { ...UNKNOWN, ...(Object.fromEntries(known) as Partial<UserInfo>) };
}

/** A subscription is kept as "monthly" or "free"; of another kind it counts as none (S3.1, S4.17). */
function meaningOf(field: string, value: unknown): unknown {
  if (field !== "subscriptionType") return value;
  return value === "monthly" ? "pro" : value === "free" ? "free" : undefined;
}

function sameKind(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
