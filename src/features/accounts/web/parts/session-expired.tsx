import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isAuthError } from "#web/call/api-error.ts";
import { session } from "#web/session/browser-session.ts";
import { pathToReturnTo } from "../sign-in/path-to-return-to.ts";
import { openLogin } from "./open-login.ts";

/** Asks for a new login when a session has ended on the server, or a call fails for want of one (S8.21). Once in the shell. */
export function SessionExpired() {
  const cache = useQueryClient();
  useEffect(() => {
    let returnTo: string | undefined;
    const forget = () => {
      returnTo = undefined;
    };
    const ask = () => {
      // Before the screen, which may be only for those who are signed in, sends the person home.
      returnTo ??= pathToReturnTo(window.location);
      openLogin({ reason: "expired", returnTo, onDismiss: forget });
    };
    const hear = (error: unknown) => {
      if (isAuthError(error) && session.token() === null) ask();
    };
    const stops = [
      session.onExpired(ask),
      cache.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
      }),
      cache.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache]);
  return null;
}
