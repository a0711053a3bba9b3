import { type CSSProperties, useSyncExternalStore } from "react";
import { type ReadingSettings, readSettings, SCALE_OF } from "#features/reading/reading-settings.ts";
import { localStore } from "#web/session/browser-session.ts";

/** Name in local storage. */
const NAME = "reading";

let settings = readSettings(localStore.getItem(NAME));
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(change: Partial<ReadingSettings>): void {
  settings = { ...settings, ...change };
  localStore.setItem(NAME, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** How somebody likes to read on this device, and how to choose otherwise. */
export function useReadingSettings() {
  return { settings: useSyncExternalStore(subscribe, () => settings), choose };
}

/** What the words of a book are set with: custom properties for the reader's root. */
export function dressOf({ size, letters }: ReadingSettings): CSSProperties {
  const scale = SCALE_OF[size] * (letters === "easy" ? EASY_IS_WIDE : 1);
  const dress: Record<`--${string}`, string | number> = { "--reading-scale": scale };
  if (letters === "easy") dress["--font-reading"] = 'OpenDyslexic, "OpenDyslexic other", var(--font-easy)';
  return dress as CSSProperties;
}

/** OpenDyslexic is wider than the book's own letters by about a fifth. */
const EASY_IS_WIDE = 0.84;
/** What a letter and its share of the wide spaces take of a line then, times what the book's own letters take. */
export const EASY_LETTER = 1.22;
