/** Who a person can be besides a parent (S6.3). */
export const ROLES = ["admin", "printshop"] as const;

/** Whom the admin site lets in (S2.21). */
export const PORTAL_ROLES: readonly (typeof ROLES)[number][] = ["admin", "printshop"];

/** The admin site lets in somebody with these roles. */
export const entersPortal = (roles: readonly string[] | undefined): boolean =>
  PORTAL_ROLES.some((role) => roles?.includes(role));
