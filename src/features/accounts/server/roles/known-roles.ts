import { Role } from "#features/accounts/account.ts";

/** The roles that there are among those that are written down: an unknown one gives nothing (S6.3). */
export const knownRoles = (written: readonly string[]): Role[] => Role.options.filter((role) => written.includes(role));
