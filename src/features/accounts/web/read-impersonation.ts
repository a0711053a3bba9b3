const FIELD = "impersonationToken";
const SHORTEST = 10;
/** What a program writes that takes an object for a text. */
const NO_TOKEN = "[object Object]";

export interface ImpersonationInAddress {
  /** Undefined when what stands there can be no token (S5.8). */
  readonly token: string | undefined;
  /** The query without it, with its question mark; empty when nothing is left. */
  readonly search: string;
}

/** The impersonation token that a query holds; null when it holds none, and the address stays as it is. */
export function readImpersonation(search: string): ImpersonationInAddress | null {
  const query = new URLSearchParams(search);
  const given = query.get(FIELD);
  if (given === null) return null;
  query.delete(FIELD);
  const token = given !== NO_TOKEN && given.length >= SHORTEST ? given : undefined;
  return { token, search: query.size === 0 ? "" : `?${query}` };
}
