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

/** A storage that works, for as long as the page lives, where the browser refuses one (private windows, full disks). */
export function safeStorage(open: () => KeyValues): KeyValues {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: KeyValues) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    setItem: (name, value) => {
      const kept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (kept === true) memory.delete(name);
      else memory.set(name, value);
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}
