import { isAuthError } from "#web/call/api-error.ts";
import { toast } from "./toasts.ts";

/**
 * Says that something failed, and logs why. Where a session has ended, nothing is said: a window asks for a new sign-in by
 * then, and a notice would lie over its buttons.
 */
export function toastFailure(cause: unknown, logged: string, text: string): void {
  console.error(logged, cause);
  if (!isAuthError(cause)) toast({ text, tone: "error" });
}
