import { readFile } from "node:fs/promises";
import { icons } from "@iconify-json/fluent-emoji-flat";
import info from "@iconify-json/fluent-emoji-flat/info.json" with { type: "json" };
import { expect, test } from "vitest";
import { TAMED_THINGS } from "#content/things/further-things.ts";
import { CHOSEN_GLYPHS } from "./chosen-glyphs.ts";
import { readGlyph } from "./read-glyph.ts";
import { tameColour } from "./tame-colour.ts";
import { tameGlyph } from "./tame-glyph.ts";

test("what is shipped is what the taming makes of the set, and no more than a few hundred", () => {
  const made = Object.entries(CHOSEN_GLYPHS).map(([thing, chosen]) => [
    thing,
    tameGlyph(icons.icons[chosen[0]]?.body ?? "", chosen),
  ]);
  expect(TAMED_THINGS).toEqual(Object.fromEntries(made));
  expect(made.length).toBeGreaterThan(150);
  expect(made.length).toBeLessThan(400);
});

test("the set's licence goes with it", async () => {
  const licence = await readFile(new URL("../../content/things/LICENSE", import.meta.url), "utf8");
  expect(info.license.spdx).toBe("MIT");
  expect(licence).toContain("Copyright (c) Microsoft Corporation");
  expect(licence).toContain("The above copyright notice and this permission notice shall be included");
});

test("nothing in it wounds, burns out, sells or is drunk by grown-ups alone", () => {
  const glyphs = Object.values(CHOSEN_GLYPHS).map(([glyph]) => glyph);
  const unfit =
    /sword|dagger|kitchen-knife|bomb|pistol|axe|bow-and|boxing|skull|coffin|cigarette|beer|wine|sake|cocktail|champagne|cork|pill|syringe|banknote|money|^flag|cross|mosque|church|meat|poultry|bacon/u;
  expect(glyphs.filter((glyph) => unfit.test(glyph))).toEqual([]);
});

test("colours lose their glare and none is black or bare white", () => {
  for (const thing of Object.values(TAMED_THINGS)) {
    for (const part of thing.parts) {
      const colour = part.split(" ")[1] ?? "";
      expect(colour).toMatch(/^#[\da-f]{6}$/u);
      const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(Math.max(...channels)).toBeGreaterThan(0x38);
      expect(Math.min(...channels)).toBeLessThan(0xf0);
    }
  }
  expect(tameColour("#FFF")).toBe("#fdf6e8");
});

test("a glyph that holds what is not read is refused", () => {
  expect(() => readGlyph('<text fill="#fff">a</text>')).toThrow("not read");
  expect(() => readGlyph('<path stroke="#fff" d="M0 0L1 1"/>')).toThrow("line");
});
