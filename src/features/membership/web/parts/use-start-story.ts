import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { fetchRights } from "../queries.ts";
import { openLimit } from "./open-modals.ts";

/** A press on 'Create new story': asks for the rights, then opens the idea screen or says how long to wait (S4.30). */
export function useStartStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);

  async function start() {
    setAsking(true);
    try {
      const { canCreate, secondsUntilNextStory: seconds } = await fetchRights(cache);
      if (canCreate) await navigate(paths.newStory);
      else if (seconds > 0) openLimit({ seconds, asOf: performance.now() });
      else toast({ text: t("error.general"), tone: "error" });
    } catch (cause) {
      console.error("The rights could not be read", cause);
      toast({ text: t("error.general"), tone: "error" });
    } finally {
      setAsking(false);
    }
  }

  return { asking, start: () => (asking ? undefined : void start()) };
}
