import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { safeReturnPath } from "./safe-return-path.ts";
import { announceLocation } from "./announce-location.ts";
import { flags } from "./browser-flags.ts";
import { endSignInProgress, useSignInProgress } from "./sign-in-progress.ts";

/** After a provider's button (S2.12). */
const SETTLE_MS = 100;

/** Acts on the outcome of a sign-in: goes to the saved path, or says that it failed. Stands once, inside the router. */
export function SignInReturn() {
  const progress = useSignInProgress();
  const navigate = useNavigate();
  const { t } = useMessages();

  useEffect(() => {
    if (progress === "failed") {
      toast({ text: t("auth.login.failed"), tone: "error" });
      endSignInProgress();
    }
  }, [progress, t]);

  useEffect(() => {
    if (progress !== "signed-in") return;
    const timer = window.setTimeout(() => {
      const path = safeReturnPath(flags.takeReturnPath(), window.location.origin);
      flags.setNavigating(false);
      void navigate(path, { replace: true });
      endSignInProgress();
      announceLocation(window.location);
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [progress, navigate]);

  return null;
}
