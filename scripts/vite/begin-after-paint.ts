import type { Plugin } from "vite";

/** The app's own entry, as the build writes it into index.html. */
const ENTRY = /<script type="module"( crossorigin)? src="\/([^"]+)"><\/script>/;
/** Where index.html holds the place of the list that `early.js` reads. */
const PLACE = /(<script type="application\/json" id="early">\{)/;

/**
 * Leaves the app's entry to `early.js`, which asks for it and begins it once the first look is painted: before, it would
 * share the line with the picture that is seen first, and where it comes at once it would run before anything is seen.
 */
export function beginAfterPaint(): Plugin {
  return {
    name: "begin-after-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        if (bundle === undefined) return html;
        const entry = ENTRY.exec(html)?.[2];
        if (entry === undefined) throw new Error("index.html has no entry of the app's");
        return html
          .replace(ENTRY, "")
          .replace(PLACE, (_, before: string) => `${before}"app":${JSON.stringify([entry])},`);
      },
    },
  };
}
