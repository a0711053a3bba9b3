import { ApiError } from "#web/call/api-error.ts";
import { toastFailure } from "./toast-failure.ts";

/** Says why something was refused, in the server's words where it has any. */
export function toastRefusal(cause: unknown, otherwise: string): void {
  const said = cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? cause.messages[0] : undefined;
  toastFailure(cause, "A wish was refused", said ?? otherwise);
}
