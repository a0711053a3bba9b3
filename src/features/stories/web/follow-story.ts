import { ApiError } from "#web/call/api-error.ts";

/** Errors in a row after which a story is no longer asked for by itself (S4.41). */
const ERRORS_IN_A_ROW = 5;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15_000;
/** Answers that another try cannot change: signed out, and a story that is not there. */
const FINAL = [401, 403, 404];

/** Whether a story is asked for again after an error; `failures` counts those before it in a row. */
export function asksAgain(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && FINAL.includes(error.status)) return false;
  return failures < ERRORS_IN_A_ROW - 1;
}

/** Milliseconds before the next try: twice as long after each failure. */
export function againAfter(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
}
