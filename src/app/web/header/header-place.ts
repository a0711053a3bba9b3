import { entersPortal } from "#features/accounts/roles.ts";
import { paths } from "#web/paths.ts";

/** How the header stands on a screen: over the sky, on paper, or not at all. */
export type HeaderPlace = "hidden" | "sky" | "paper";

interface Where {
  readonly pathname: string;
  readonly signedIn: boolean;
  /** Below 768 px: a story page has no header there (S2.31, S2.34). */
  readonly narrow: boolean;
  /** Of whoever is signed in, as far as they are known. */
  readonly roles?: readonly string[] | undefined;
}

const OPEN_PAGES: readonly string[] = [paths.terms, paths.privacy];

/** Where the header stands (S2.31): the login screen, which signed-out people see almost everywhere, has none. */
export function headerPlace({ pathname, signedIn, narrow, roles }: Where): HeaderPlace {
  const onStory = /^\/stories\/[^/]+\/?$/.test(pathname);
  if (onStory) return narrow ? "hidden" : "paper";
  if (OPEN_PAGES.includes(pathname)) return "paper";
  if (!signedIn) return "hidden";
  if (isPortal(pathname)) return entersPortal(roles) ? "paper" : "sky";
  return pathname === paths.home || !isKnown(pathname) ? "sky" : "paper";
}

function isKnown(pathname: string): boolean {
  return pathname === paths.newStory || pathname === paths.review || pathname === paths.account;
}

/** A screen of the portal (S15.6); for who has no role there, an address that leads nowhere. */
function isPortal(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
