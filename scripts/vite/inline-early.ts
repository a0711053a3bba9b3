import { readFile } from "node:fs/promises";
import { minify, type Plugin } from "vite";

/** Where index.html has the place of the code. */
const PLACE = "<!-- early.js -->";

/** Writes `file` into index.html itself: what it asks for is asked for as soon as the page is read, not a round trip later. */
export function inlineEarly(file: string): Plugin {
  return {
    name: "inline-early",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const { code, errors } = await minify("early.js", await readFile(file, "utf8"));
        if (errors.length > 0) throw new Error(`early.js: ${errors.map(({ message }) => message).join("; ")}`);
        return html.replace(PLACE, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
