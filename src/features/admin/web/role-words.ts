import type { Role } from "#features/accounts/account.ts";
import type { ScreenKey } from "#messages/catalogue.ts";

/** What a role is called. */
export const ROLE_WORDS = {
  admin: "admin.role.admin",
  printshop: "admin.role.printshop",
} as const satisfies Readonly<Record<Role, ScreenKey>>;
