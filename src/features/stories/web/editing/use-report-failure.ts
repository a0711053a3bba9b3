import { openSubscription } from "#features/membership/web/parts/open-modals.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { ApiError, isAuthError, isUnreachable } from "#web/call/api-error.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";

/** What a change can fail with that needs no value in its sentence. */
export type FailureKey = Extract<ScreenKey, `error.story.${string}`>;

/** What the server says of the words that were sent; nothing where it failed for another reason. */
export function refusalTexts(error: unknown): readonly string[] {
  return error instanceof ApiError && error.status === 400 ? error.messages : [];
}

/**
 * Tells that a change failed: what the server says of it, or `otherwise`. A session that has ended asks for a login by
 * itself, and a free story that has had its pictures leads to the plans (S6.4).
 */
export function useReportFailure(): (error: unknown, otherwise: string) => void {
  const { t } = useMessages();
  return (error, otherwise) => {
    console.error("A change of a story failed", error);
    if (isAuthError(error)) return;
    if (isUnreachable(error)) {
      toast({ text: t("offline.change"), tone: "info", timeout: 6000 });
      return;
    }
    if (error instanceof ApiError && error.code === "story.free_limit") {
      toast({ text: error.messages[0] ?? t("error.story.free_limit"), tone: "info", timeout: 6000 });
      openSubscription();
      return;
    }
    const isBusy = error instanceof ApiError && (error.status === 400 || error.status === 409);
    toast({ text: (isBusy ? error.messages[0] : undefined) ?? otherwise, tone: "error" });
  };
}
