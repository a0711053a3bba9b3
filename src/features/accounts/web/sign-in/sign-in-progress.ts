import { useSyncExternalStore } from "react";
import { finishSignIn, type Outcome } from "./sign-in.ts";

export type Progress = "none" | "finishing" | Outcome;

let progress: Progress = "none";
const listeners = new Set<() => void>();

function move(next: Progress) {
  progress = next;
  for (const listener of listeners) listener();
}

/** Looks once, before the first render, whether the browser comes back from a provider, and finishes that sign-in. */
export async function beginSignInProgress(): Promise<void> {
  const finishing = finishSignIn();
  if (finishing === null) return;
  move("finishing");
  move(await finishing);
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
