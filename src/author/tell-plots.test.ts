import { describe, expect, test } from "vitest";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { type Language, LANGUAGES } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { FAMILY_IDS } from "./families/family.ts";
import { familyOf } from "./families/register.ts";
import { sentencesIn } from "./sentence-books.ts";
import { IDEAS_OF_PLOTS } from "./testing/ideas-of-plots.ts";
import { writeBook } from "./write-book.ts";

const request = (changes: Partial<BookRequest> = {}): BookRequest => ({
  title: "",
  language: "en",
  pages: 8,
  characters: [],
  story: IDEAS_OF_PLOTS.en.wish,
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...changes,
});

/** The lines of a language that end a right-hand page and are the same in every book. */
function hooksIn(language: Language): string[] {
  const { beats, families } = sentencesIn(language);
  const variants = [beats, ...Object.values(families).map((family) => family.beats)].flatMap((each) =>
    Object.values(each).flat(),
  );
  return variants.flatMap(({ low, middle, high }) =>
    [low, middle, high].flatMap((band) => {
      const last = band.at(-1);
      return typeof last === "object" && last.hook && !/[[{]/u.test(last.say) ? [last.say] : [];
    }),
  );
}

describe("a plot is told", () => {
  test.each(LANGUAGES)("in a shape of its own for each length and each kind of plot, in %s", (language) => {
    for (const family of FAMILY_IDS)
      for (const pages of PAGE_COUNTS) {
        const isAsked = family !== "wish";
        const seeds = isAsked ? ["1", "2"] : ["1", "2", "3", "4", "5", "6"];
        const shapes = seeds.map((seed) =>
          writeBook(request({ language, pages, story: IDEAS_OF_PLOTS[language][family] }), seed).pages.map(
            ({ beat }) => beat,
          ),
        );
        // A bare wish is told in whatever way suits it; what an idea asks for is not left to chance.
        expect(shapes, family).toContainEqual(familyOf(family).shapes[pages]);
        if (isAsked) for (const shape of shapes) expect(shape, family).toEqual(familyOf(family).shapes[pages]);
        expect(familyOf(family).shapes[pages].length).toBe(pages);
      }
  });

  test.each(LANGUAGES)("so that what was given at night is used by morning, in %s", (language) => {
    for (const family of FAMILY_IDS)
      for (const complexity of ["Spark", "Dreamer", "Visionary"] as const) {
        const book = writeBook(
          request({ language, pages: 24, complexity, story: IDEAS_OF_PLOTS[language][family] }),
          `gift of ${family}`,
        );
        const given = book.pages.findIndex(({ beat }) => beat === "gift");
        const [present] = book.pages[given]?.plan.figures.flatMap(({ holds }) => holds ?? []) ?? [];
        const later = book.pages
          .slice(given + 1)
          .flatMap(({ plan }) => plan.figures.flatMap(({ holds }) => holds ?? []));
        expect(present, `${family}, ${complexity}`).toBeDefined();
        expect(later, `${family}, ${complexity}`).toContain(present);
      }
  });

  test.each(LANGUAGES)(
    "with a friend’s turn before the line that makes the reader turn the page, in %s",
    (language) => {
      const hooks = hooksIn(language);
      const characters = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"].map((name) => ({ name, description: "" }));
      let turned = 0;
      for (const complexity of COMPLEXITIES)
        for (const pages of PAGE_COUNTS)
          for (const seed of ["1", "2", "3"])
            for (const { text } of writeBook(
              request({ language, characters, story: IDEAS_OF_PLOTS[language].wish, pages, complexity }),
              seed,
            ).pages)
              for (const hook of hooks)
                if (text.includes(hook)) {
                  turned += 1;
                  expect(text.endsWith(hook), text).toBe(true);
                }
      expect(turned).toBeGreaterThan(0);
    },
  );

  test.each(LANGUAGES)(
    "with somebody speaking on more than half of its pages, and many right-hand pages ending in a reason to turn, in %s",
    (language) => {
      const hooks = hooksIn(language);
      const ends = (text: string) => /[?…]["”“]?$/u.test(text) || hooks.some((hook) => text.endsWith(hook));
      for (const complexity of COMPLEXITIES) {
        const pages = FAMILY_IDS.flatMap(
          (family) =>
            writeBook(request({ language, pages: 16, complexity, story: IDEAS_OF_PLOTS[language][family] }), "turn")
              .pages,
        );
        const right = pages.filter((_, index) => index % 2 === 0);
        expect(pages.filter(({ text }) => /[“„]/u.test(text)).length).toBeGreaterThan(0.5 * pages.length);
        expect(right.filter(({ text }) => ends(text)).length).toBeGreaterThanOrEqual(0.2 * right.length);
      }
    },
  );
});
