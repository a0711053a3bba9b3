/** Names in the browser's storage (S7.25). */
export const STORED = {
  /** Session storage first (impersonation), then local storage. */
  token: "token",
  /** JSON, in local storage. */
  user: "user",
  language: "language",
  theme: "theme",
} as const;

export type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A storage that works where the browser refuses one (private windows, full disks, blocked site data): it falls back on
 * another, or on memory, for as long as the page lives.
 */
export function safeStorage(open: () => KeyValues, fallback: KeyValues = inMemory()): KeyValues {
  const attempt = <T>(use: (storage: KeyValues) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name)) ?? fallback.getItem(name),
    setItem: (name, value) => {
      const kept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (kept === true) fallback.removeItem(name);
      else {
        // What could not be overwritten must not be read before its successor.
        attempt((storage) => storage.removeItem(name));
        fallback.setItem(name, value);
      }
    },
    removeItem: (name) => {
      fallback.removeItem(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

/** A storage that ends with the page. */
export function inMemory(): KeyValues {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** A corner of a storage, whose names begin with `prefix` there. */
export function prefixed(storage: KeyValues, prefix: string): KeyValues {
  return {
    getItem: (name) => storage.getItem(prefix + name),
    setItem: (name, value) => storage.setItem(prefix + name, value),
    removeItem: (name) => storage.removeItem(prefix + name),
  };
}
