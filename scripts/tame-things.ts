// Takes the chosen glyphs of the flat Fluent emoji (MIT) into content/things/: in our palette, in figure units, with the
// shapes told apart that the brush goes over. To be run when the choice or the taming changes. Usage: npm run things
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { icons } from "@iconify-json/fluent-emoji-flat";
import { CHOSEN_GLYPHS } from "./things/chosen-glyphs.ts";
import { tameGlyph } from "./things/tame-glyph.ts";

const target = path.join(import.meta.dirname, "../content/things/further-things.ts");

const things = Object.entries(CHOSEN_GLYPHS).map(([thing, chosen]) => {
  const body = icons.icons[chosen[0]]?.body;
  if (body === undefined) throw new Error(`The set has no ${chosen[0]}`);
  const { grip, parts } = tameGlyph(body, chosen);
  const lines = parts.map((part) => `      ${JSON.stringify(part)},`).join("\n");
  return `  ${/^\w+$/u.test(thing) ? thing : JSON.stringify(thing)}: {\n    grip: [${grip.join(", ")}],\n    parts: [\n${lines}\n    ],\n  },`;
});

await writeFile(
  target,
  `// Made by scripts/tame-things.ts from the flat Fluent emoji; see the licence beside this file.
import type { SetThing } from "#book/further-things.ts";

/** Where a hand takes it, and its shapes: "paint" or "flat", the colour, the path, in figure units. */
export interface TamedThing {
  readonly grip: readonly [x: number, y: number];
  readonly parts: readonly string[];
}

export const TAMED_THINGS: Readonly<Record<SetThing, TamedThing>> = {
${things.join("\n")}
};
`,
);
console.log(`${things.length} things`);
