import { STORED, type KeyValues } from "./storage.ts";

/** Who is signed in, as far as the browser's storage knows. The same object until something changes. */
export interface SessionState {
  readonly token: string | null;
  /** The stored user, as it was stored: whoever reads it checks its shape. */
  readonly user: unknown;
}

export interface Session {
  readonly token: () => string | null;
  readonly state: () => SessionState;
  /** A sign-in is kept in local storage, an impersonation in session storage, where it ends with the tab (S7.25). */
  readonly begin: (token: string, keep?: "device" | "tab") => void;
  /** Keeps what is known of the user, unless the session has changed since it was asked for. */
  readonly setUser: (user: unknown) => void;
  readonly end: () => void;
  /** Ends the session if this token still is its token (S4.23). */
  readonly endIfCurrent: (token: string) => void;
  /** Told that a session was ended because the server no longer knows it; at once, when that was before and nobody is signed in since. */
  readonly onExpired: (listener: () => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Like `subscribe`, told first and only when the token has changed. */
  readonly onTokenChange: (listener: () => void) => () => void;
  /** Reads the storage again, after another tab may have written to it. */
  readonly reread: () => void;
}

/** The session over the browser's two storages. */
export function makeSession(local: KeyValues, tab: KeyValues): Session {
  const listeners = new Set<() => void>();
  const tokenListeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  let expired = false;
  forgetStray();
  let stored = look();
  let state = read();

  function look() {
    const impersonated = tab.getItem(STORED.token);
    return impersonated === null
      ? { token: local.getItem(STORED.token), user: local.getItem(STORED.user) }
      : { token: impersonated, user: tab.getItem(STORED.user) };
  }

  function read(): SessionState {
    return { token: stored.token, user: parse(stored.user) };
  }

  /** A user without a token, or one that cannot be read, is nobody's (S4.21). */
  function forgetStray() {
    for (const store of [local, tab]) {
      const user = store.getItem(STORED.user);
      if (user !== null && (store.getItem(STORED.token) === null || parse(user) === null))
        store.removeItem(STORED.user);
    }
  }

  /** Tells of what the storage says now, if that is something new. */
  function reread() {
    const now = look();
    if (now.token === stored.token && now.user === stored.user) return;
    const before = stored;
    stored = now;
    state = read();
    if (before.token !== now.token) for (const listener of tokenListeners) listener();
    for (const listener of listeners) listener();
  }

  function end() {
    // An impersonation ends alone: the device's own session goes on.
    const store = tab.getItem(STORED.token) === null ? local : tab;
    store.removeItem(STORED.token);
    store.removeItem(STORED.user);
    reread();
  }

  return {
    token: () => state.token,
    state: () => state,
    begin(token, keep = "device") {
      expired = false;
      // The last user's name must not greet the next one.
      tab.removeItem(STORED.user);
      tab.removeItem(STORED.token);
      if (keep === "device") local.removeItem(STORED.user);
      (keep === "tab" ? tab : local).setItem(STORED.token, token);
      reread();
    },
    setUser(user) {
      // Another tab may have begun another session, of which this one has not heard yet: it would get this one's user.
      if (look().token === state.token) {
        (tab.getItem(STORED.token) === null ? local : tab).setItem(STORED.user, JSON.stringify(user));
      }
      reread();
    },
    end,
    endIfCurrent(token) {
      if (token !== look().token) return reread();
      end();
      expired = true;
      for (const listener of expiryListeners) listener();
    },
    onExpired(listener) {
      if (expired) listener();
      return add(expiryListeners, listener);
    },
    subscribe: (listener) => add(listeners, listener),
    onTokenChange: (listener) => add(tokenListeners, listener),
    reread,
  };
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
