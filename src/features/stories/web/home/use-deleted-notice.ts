import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { deletedTitle } from "./deleted-notice.ts";

/** Says once that a story is gone, and takes the notice out of the history, so that a reload does not say it again. */
export function useDeletedNotice(): void {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const { t } = useMessages();
  useEffect(() => {
    const title = deletedTitle(state);
    if (title === undefined || said.has(key)) return;
    said.add(key);
    toast({ text: title === "" ? t("home.deleted.plain") : t("home.deleted", { title }), tone: "success" });
    void navigate(".", { replace: true, state: null });
  }, [state, key, navigate, t]);
}

/** History entries whose notice has been said: effects run twice in development. */
const said = new Set<string>();
