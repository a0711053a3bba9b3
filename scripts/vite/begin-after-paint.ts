import type { Plugin } from "vite";

/** The app's own entry, as the build writes it into index.html. */
const ENTRY = /<script type="module"(?: crossorigin)? src="\/[^"]+"><\/script>/;
/** What the entry cannot run without, which the build names ahead. */
const AHEAD = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Leaves the app's entry, with what it is made of, to `early.js`, which asks for it and begins it once the first look is painted: before, it would
 * share the line with the picture that is seen first, and where it comes at once it would run before anything is seen.
 */
export function beginAfterPaint(): Plugin {
  return {
    name: "begin-after-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        if (bundle === undefined) return html;
        if (!ENTRY.test(html)) throw new Error("index.html has no entry of the app's");
        return html.replace(ENTRY, "").replaceAll(AHEAD, "");
      },
    },
  };
}
