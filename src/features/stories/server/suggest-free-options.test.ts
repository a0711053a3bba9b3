import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "#author/analyse-idea.ts";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { isProOption, type OptionField } from "#features/membership/pro-options.ts";
import { suggestFreeOptions } from "./suggest-free-options.ts";

const FIELDS: readonly OptionField[] = ["pages", "characterType", "environment", "genre", "theme", "complexity"];
const IDEAS = [
  "A dragon on Mars invents a rocket, 24 pages for my 10 year old",
  "Un supererou salvează orașul, o poveste lungă pentru un copil de 12 ani",
  "Eine Meerjungfrau träumt unter Wasser von einem Zauberbuch, 16 Seiten",
  "A hedgehog wants to fly",
];

test.each(IDEAS)("nothing that only PRO has is suggested for “%s”, and what is free stays as it was read", (idea) => {
  for (const language of LANGUAGES) {
    const read = analyseIdea(idea, language);
    const offered = suggestFreeOptions(read, SHIPPED_SETTINGS);
    for (const field of FIELDS) {
      expect(isProOption(field, offered[field], SHIPPED_SETTINGS), field).toBe(false);
      const isPro = isProOption(field, read[field], SHIPPED_SETTINGS);
      if (!isPro) expect(offered[field]).toBe(read[field]);
      expect(offered.confidence[field]).toBe(isPro ? Math.min(0.2, read.confidence[field]) : read.confidence[field]);
    }
    expect(offered.title).toBe(read.title);
    expect(offered.characters).toEqual(read.characters);
  }
});

test("a length or a level that only PRO has steps down to the next that everybody has", () => {
  const read = analyseIdea("A fox story for my 10 year old, 24 pages", "en");
  expect(read).toMatchObject({ pages: 24, complexity: "Visionary" });
  expect(suggestFreeOptions(read, SHIPPED_SETTINGS)).toMatchObject({ pages: 12, complexity: "Dreamer" });
});
