import { useSyncExternalStore } from "react";
import type { UserInfo } from "#features/accounts/account.ts";
import type { accountsContract } from "#features/accounts/contract.ts";
import { readStoredUser } from "#features/accounts/web/read-stored-user.ts";
import { storedUserOf } from "#features/accounts/web/store-user.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";
import { makeRefresher } from "#web/session/make-refresher.ts";
import { STORED } from "#web/session/storage.ts";
import { TIMINGS } from "#web/timings.ts";

export interface UserState {
  /** What is known of the person who is signed in; null before the first answer of a new device. */
  readonly user: UserInfo | null;
  readonly signedIn: boolean;
  /** Why the last refresh failed, in words for the log (S8.22). */
  readonly error: string | null;
}

const call = apiOf<typeof accountsContract>();
const listeners = new Set<() => void>();
let error: string | null = null;
let state = compose();

function compose(): UserState {
  const { token, user } = session.state();
  return { user: token === null ? null : readStoredUser(user), signedIn: token !== null, error };
}

function changed() {
  state = compose();
  for (const listener of listeners) listener();
}

async function fetchUser(): Promise<void> {
  const { token, user: before } = session.state();
  if (token === null) return;
  try {
    const user = await call("GET /user/info");
    error = null;
    if (session.token() !== token) return;
    // What was done meanwhile, here or in another tab, the answer may not know of yet.
    if (session.state().user === before) session.setUser(storedUserOf(user));
    else refreshUserAfterChange();
  } catch (cause) {
    if (session.token() !== token) return;
    console.error("User info could not be fetched", cause);
    error = cause instanceof Error ? cause.message : "Failed to fetch user info";
    changed();
  }
}

const refresher = makeRefresher({
  run: fetchUser,
  now: () => performance.now(),
  later: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  quiet: TIMINGS.userInfoThrottle,
});

session.onTokenChange(() => {
  error = null;
  if (session.token() !== null) refreshUserAfterChange();
});
session.subscribe(changed);
// Another tab has learnt something of the user (S4.20).
window.addEventListener("storage", ({ key }) => {
  if (key === STORED.user) refreshUser();
});

/** Asks for the user anew, unless that has just been done (S4.20). */
export function refreshUser(): void {
  if (session.token() !== null) refresher.suggest();
}

/** Asks for the user anew because something of theirs has changed: a payment, a like, a creation (S4.22). */
export const refreshUserAfterChange = (): void => void refresher.demand();

/** The same; resolves when the user, asked for after the change, is there or could not be read. */
export const userAfterChange = (): Promise<void> => refresher.demand();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in now. */
export const userNow = (): UserState => state;

/** Who is signed in. */
export function useUser(): UserState {
  return useSyncExternalStore(subscribe, userNow);
}
