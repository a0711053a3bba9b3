import { localStore } from "../session/browser-session.ts";
import { STORED } from "../session/storage.ts";

export type Theme = "day" | "night";

const devicePrefersNight = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The light that is shown: the chosen one, else the device's. `src/app/web/early.js` applies the choice, and the colour of the browser's own frame, before first paint. */
function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "day" || chosen === "night") return chosen;
  return devicePrefersNight.matches ? "night" : "day";
}

export const theme = {
  current,
  choose: (next: Theme): void => {
    document.documentElement.dataset.theme = next;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-light]"))
      meta.media = meta.dataset["light"] === next ? "all" : "not all";
    localStore.setItem(STORED.theme, next);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    devicePrefersNight.addEventListener("change", listener);
    return () => {
      listeners.delete(listener);
      devicePrefersNight.removeEventListener("change", listener);
    };
  },
};
