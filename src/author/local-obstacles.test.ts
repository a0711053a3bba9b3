import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { writeBook } from "./write-book.ts";

const request = (changes: Partial<BookRequest>): BookRequest => ({
  title: "",
  language: "en",
  pages: 8,
  characters: [],
  story: "",
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...changes,
});

describe("what stands in the way", () => {
  test.each(LANGUAGES)("is often the place’s own, or the weather’s that the idea names, in %s", (language) => {
    const ideas = {
      en: ["Pip the hedgehog wants to fly", "Pip the hedgehog wants to fly in the snow", /\bsnow/iu],
      de: ["Der Igel Pip möchte fliegen", "Der Igel Pip möchte im Schnee fliegen", /(?:schnee|geschneit)/iu],
      ro: ["Ariciul Pip vrea să zboare", "Ariciul Pip vrea să zboare prin zăpadă", /(?:zăpad|nins)/iu],
    } as const;
    const [plain, snowy, snow] = ideas[language];
    const tries = (story: string, environment: BookRequest["environment"], beat: string) =>
      ["1", "2", "3", "4", "5", "6", "7", "8"].map(
        (seed) =>
          writeBook(request({ language, story, environment }), seed).pages.find((page) => page.beat === beat)?.text ??
          "",
      );
    const inCastle = tries(plain, "MedievalCastle", "try2");
    const inVillage = new Set(tries(plain, "SmallVillage", "try2"));
    expect(inCastle.some((text) => /\b(?:gate|Tor)\b|lanțuri/u.test(text))).toBe(true);
    expect([...inVillage].some((text) => /\b(?:gate|Tor)\b|lanțuri/u.test(text))).toBe(false);
    expect(tries(snowy, "SmallVillage", "try1").some((text) => snow.test(text))).toBe(true);
    expect(tries(plain, "SmallVillage", "try1").some((text) => snow.test(text))).toBe(false);
  });
});
