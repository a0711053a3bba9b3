import { CancelledError } from "@tanstack/react-query";
import { isAuthError } from "#web/call/api-error.ts";
import { toast } from "./toasts.ts";

/**
 * Says that something failed, and logs why. Where a session has ended, nothing is said: a window asks for a new sign-in by
 * then, and a notice would lie over its buttons. What was asked for that session is cancelled with it, before its own
 * refusal is told.
 */
export function toastFailure(cause: unknown, logged: string, text: string): void {
  console.error(logged, cause);
  if (!isAuthError(cause) && !(cause instanceof CancelledError)) toast({ text, tone: "error" });
}
