import type { ErrorCode, FieldFault, Problem } from "#contract/error-codes.ts";

/** What a call can fail with: the API's own codes, `network` when no answer came, `unknown` for an answer that is not ours. */
export type CallFailure = ErrorCode | "network" | "unknown";

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: CallFailure;
  /** What the server says, in the reader's language: one sentence, or one a field (S5.7); none when it said nothing. */
  readonly messages: readonly string[];
  readonly fields: readonly FieldFault[];
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem> | undefined, options?: ErrorOptions) {
    const code = problem?.code ?? (status === 0 ? "network" : "unknown");
    super(`${status} ${code}`, options);
    this.status = status;
    this.code = code;
    this.messages = sentences(problem?.message);
    this.fields = problem?.fields ?? [];
    this.requestId = problem?.requestId;
  }
}

/** The failure that says "sign in again": a 401, or a code of the auth family; words in a message count for nothing (S8.24). */
export function isAuthError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code.startsWith("auth."));
}

/** No answer came: there is no network, or nobody at its other end. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === "network";

/** An error that another try cannot mend: the server understood and refused. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function sentences(message: unknown): string[] {
  const list: unknown[] = Array.isArray(message) ? message : [message];
  return list.filter((sentence): sentence is string => typeof sentence === "string" && sentence !== "");
}
