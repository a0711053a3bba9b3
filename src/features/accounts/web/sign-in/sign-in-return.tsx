import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { TIMINGS } from "#web/timings.ts";
import { safeReturnPath } from "./safe-return-path.ts";
import { announceLocation } from "./announce-location.ts";
import { flags } from "./browser-flags.ts";
import { endSignInProgress, useSignInProgress } from "./sign-in-progress.ts";

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
      flags.setNavigating(false);
      followReturnPath(navigate);
      endSignInProgress();
    }, TIMINGS.afterProviderLogin);
    return () => window.clearTimeout(timer);
  }, [progress, navigate]);

  return null;
}

/** In place of the login screen's address for who is signed in: leaves, unless somebody else is about to (S2.11). */
export function LeaveLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (!flags.navigating()) followReturnPath(navigate);
    }, TIMINGS.afterLogin);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return null;
}

function followReturnPath(navigate: NavigateFunction): void {
  void navigate(safeReturnPath(flags.takeReturnPath(), window.location.origin), { replace: true });
  announceLocation(window.location);
}
