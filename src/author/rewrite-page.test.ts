import { expect, test } from "vitest";
import { COMPLEXITIES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { distanceFromLevel } from "./level-of-text.ts";
import { measureText, wordsOf } from "./measure-text.ts";
import { rewritePage } from "./rewrite-page.ts";
import { writeBook } from "./write-book.ts";

const IDEAS = {
  en: "A brave hedgehog called Pip wants to find the moon's lost button",
  ro: "Un arici curajos pe nume Pip vrea să găsească nasturele pierdut al lunii",
  de: "Ein mutiger Igel namens Pip möchte den verlorenen Knopf des Mondes finden",
} as const;

const request = (more: Partial<BookRequest> = {}): BookRequest => ({
  title: "",
  language: "en",
  pages: 8,
  characters: [],
  story: IDEAS[more.language ?? "en"],
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...more,
});

test("gives the book's own words at the book's own level", () => {
  for (const language of LANGUAGES) {
    const asked = request({ language });
    const { pages } = writeBook(asked, "seed");
    for (const [page, { text }] of pages.entries()) expect(rewritePage(asked, "seed", page, "Dreamer")).toBe(text);
  }
});

test("tells the same page in fewer words for a simpler level and in more for a richer one", () => {
  for (const language of LANGUAGES) {
    const asked = request({ language });
    for (let page = 0; page < 8; page += 1) {
      const lengths = COMPLEXITIES.map((level) => wordsOf(rewritePage(asked, "seed", page, level)).length);
      expect(lengths[0]).toBeLessThan(lengths[2] ?? 0);
      expect(lengths[2]).toBeLessThan(lengths[4] ?? 0);
    }
  }
});

test("keeps to the bands of the level that is asked for", () => {
  const misses = LANGUAGES.flatMap((language) =>
    COMPLEXITIES.flatMap((level) =>
      Array.from({ length: 8 }, (_, page) => {
        const text = rewritePage(request({ language }), "another seed", page, level);
        return distanceFromLevel(measureText(text, language), level) > 3 ? `${language} ${level} ${page}: ${text}` : "";
      }),
    ),
  ).filter(Boolean);
  expect(misses.length, misses.join("\n")).toBeLessThan(6);
});

test("knows the pages that there are", () => {
  expect(() => rewritePage(request(), "seed", 8, "Spark")).toThrow(RangeError);
});
