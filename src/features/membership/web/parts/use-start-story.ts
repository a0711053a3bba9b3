import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { fetchRights } from "../queries.ts";
import { openLimit } from "./open-modals.ts";
import { useAskIdea } from "./use-ask-idea.ts";

/** A press on 'Create new story': asks for the rights, then asks for the idea, or says how long to wait (S4.30). */
export function useStartStory() {
  const cache = useQueryClient();
  const askIdea = useAskIdea();
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);

  async function start() {
    setAsking(true);
    try {
      const { canCreate, secondsUntilNextStory: seconds } = await fetchRights(cache);
      if (canCreate) await askIdea();
      else if (seconds > 0) openLimit({ seconds, asOf: performance.now() });
      else toast({ text: t("error.general"), tone: "error" });
    } catch (cause) {
      toastFailure(cause, "The rights could not be read", t("error.general"));
    } finally {
      setAsking(false);
    }
  }

  return { asking, start: () => (asking ? undefined : void start()) };
}
