import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { openIdea } from "#features/stories/web/parts/open-idea.ts";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { NARROW } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { fetchRights } from "../queries.ts";
import { openLimit } from "./open-modals.ts";

/** A press on 'Create new story': asks for the rights, then asks for the idea, on a sheet on phones (S2.25), or says how long to wait (S4.30). */
export function useStartStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);

  async function start() {
    setAsking(true);
    try {
      const { canCreate, secondsUntilNextStory: seconds } = await fetchRights(cache);
      if (canCreate) await (window.matchMedia(NARROW).matches ? openIdea() : navigate(paths.newStory));
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
