/**
 * SQLSTATEs and socket errors that say that the server is away, starting, stopping or full, and that nothing is wrong
 * with the statement. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** What `pg` says without a code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|did not answer within/;

/** True when an error, or one it was caused by, means that the database cannot be reached just now. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && AWAY.has(code)) return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseDown)) return true;
  }
  return false;
}
