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
  /** A sign-in's token goes to local storage, an impersonation's to session storage, where it ends with the tab (S7.25). */
  readonly begin: (token: string, keep?: "device" | "tab") => void;
  readonly setUser: (user: unknown) => void;
  readonly end: () => void;
  /** Ends the session if this token still is its token (S4.23). */
  readonly endIfCurrent: (token: string) => void;
  /** Told that a session was ended because the server no longer knows it; at once, when that was before and nobody is signed in since. */
  readonly onExpired: (listener: () => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Like `subscribe`, told first and only when the token has changed. */
  readonly onTokenChange: (listener: () => void) => () => void;
  /** Reads the storage again, after another tab has written to it. */
  readonly reread: () => void;
}

/** The session over the browser's two storages. */
export function makeSession(local: KeyValues, tab: KeyValues): Session {
  const listeners = new Set<() => void>();
  const tokenListeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  let expired = false;
  let state = read();

  function read(): SessionState {
    return { token: tab.getItem(STORED.token) ?? local.getItem(STORED.token), user: parse(local.getItem(STORED.user)) };
  }

  function changed() {
    const before = state;
    state = read();
    if (before.token !== state.token) for (const listener of tokenListeners) listener();
    for (const listener of listeners) listener();
  }

  function end() {
    tab.removeItem(STORED.token);
    local.removeItem(STORED.token);
    local.removeItem(STORED.user);
    changed();
  }

  return {
    token: () => state.token,
    state: () => state,
    begin(token, keep = "device") {
      expired = false;
      // The last user's name must not greet the next one.
      local.removeItem(STORED.user);
      tab.removeItem(STORED.token);
      (keep === "tab" ? tab : local).setItem(STORED.token, token);
      changed();
    },
    setUser(user) {
      local.setItem(STORED.user, JSON.stringify(user));
      changed();
    },
    end,
    endIfCurrent(token) {
      if (token !== state.token) return;
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
    reread: changed,
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
