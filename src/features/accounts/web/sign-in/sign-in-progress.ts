import { useSyncExternalStore } from "react";
import { session } from "#web/session/browser-session.ts";
import { flags } from "./browser-flags.ts";
import type { Outcome } from "./finish-sign-in.ts";
import { type Answer, readReturn, type Return, withoutAnswer } from "./read-return.ts";

export type Progress = "none" | "finishing" | Outcome;

let progress: Progress = "none";
const listeners = new Set<() => void>();

function move(next: Progress) {
  progress = next;
  for (const listener of listeners) listener();
}

/**
 * Takes a provider's answer out of the address, whoever has asked for it. Called before anything else reads the address or
 * calls the server, and before the first render: a code is redeemed once, however often screens mount.
 */
export function takeAnswerFromAddress(): Return {
  // A page that was closed in the middle of a login must not hold up the next one.
  flags.setNavigating(false);
  const { location, history } = window;
  const back = readReturn(location.search, location.hash, flags.expected());
  if (back.kind === "none") return back;
  history.replaceState(history.state, "", withoutAnswer(location));
  flags.clear(back.state);
  return back;
}

/** Finishes the sign-in that has come back, if one has; the code for it is fetched only then. */
export function beginSignInProgress(back: Answer): void {
  if (back.kind === "none") return;
  if (back.kind === "failed" && session.token() !== null) {
    // Somebody who is signed in has lost nothing by it.
    console.warn("An answer of a sign-in was put away", back.reason);
    return;
  }
  move("finishing");
  import("./finish-sign-in.ts").then(({ finishSignIn }) => finishSignIn(back)).then(move, () => move("failed"));
}

/** The outcome has been acted on. */
export const endSignInProgress = (): void => move("none");

/** Whether a login redirect is being finished (S2.6). */
export function useSignInProgress(): Progress {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
  );
}
