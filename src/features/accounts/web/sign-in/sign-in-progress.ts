import { useSyncExternalStore } from "react";
import { flags } from "./browser-flags.ts";
import type { Outcome } from "./finish-sign-in.ts";

export type Progress = "none" | "finishing" | Outcome;

let progress: Progress = "none";
const listeners = new Set<() => void>();

function move(next: Progress) {
  progress = next;
  for (const listener of listeners) listener();
}

/**
 * Looks, before the first render, whether the browser comes back from a provider, and if so starts to finish that sign-in.
 * Resolves once the provider's answer is out of the address; the code for all that is fetched only when somebody was away.
 */
export async function beginSignInProgress(): Promise<void> {
  // A page that was closed in the middle of a login must not hold up the next one.
  flags.setNavigating(false);
  const { search, hash } = window.location;
  if (flags.expected().provider === null || (search === "" && hash === "")) return;
  const { finishSignIn } = await import("./finish-sign-in.ts");
  const finishing = finishSignIn();
  if (finishing === null) return;
  move("finishing");
  void finishing.then(move);
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
