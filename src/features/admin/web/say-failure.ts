import { ApiError, isRefusal } from "#web/call/api-error.ts";
import { toast } from "#web/design/toast/toasts.ts";

/** Says why something was not done, in the server's words where it refused. */
export function sayFailure(cause: unknown, otherwise: string): void {
  console.error("The portal could not do it", cause);
  const said = cause instanceof ApiError && isRefusal(cause) ? cause.messages[0] : undefined;
  toast({ text: said ?? otherwise, tone: "error" });
}
