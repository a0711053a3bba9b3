import { ApiError } from "#web/call/api-error.ts";
import { toast } from "./toasts.ts";

/** Says why something was refused, in the server's words where it has any. */
export function toastRefusal(cause: unknown, otherwise: string): void {
  console.error("A wish was refused", cause);
  const said = cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? cause.messages[0] : undefined;
  toast({ text: said ?? otherwise, tone: "error" });
}
