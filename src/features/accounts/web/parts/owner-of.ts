import type { UserInfo } from "#features/accounts/account.ts";

/**
 * Under what this device keeps somebody's unfinished work apart from that of others; empty while nobody is known. X gives
 * no e-mail address: there the name has to do.
 */
export function ownerOf(user: Pick<UserInfo, "email" | "name"> | null): string {
  if (user === null) return "";
  return user.email === "" ? `name:${user.name}` : user.email;
}
