import { useEffect, useRef } from "react";
import { toast } from "#web/design/toast/toasts.ts";
import { useOnline } from "#web/hooks/use-online.ts";
import { useMessages } from "#web/messages/messages-context.ts";

/** Says what can be done without a network, and that there is one again. */
export function OfflineNote() {
  const { t } = useMessages();
  const online = useOnline();
  const was = useRef(true);
  useEffect(() => {
    if (online === was.current) return;
    was.current = online;
    toast({ text: t(online ? "offline.back" : "offline.note"), tone: "info", timeout: online ? 3000 : 8000 });
  }, [online, t]);
  return null;
}
