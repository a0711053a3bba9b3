import { paths } from "#web/paths.ts";

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The path to come back to after a login that starts here: not the login screen itself. */
export function pathToReturnTo({ pathname, search, hash }: Place): string {
  return pathname === paths.login ? paths.home : `${pathname}${search}${hash}`;
}
