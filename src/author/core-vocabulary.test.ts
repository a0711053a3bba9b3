import { expect, test } from "vitest";
import { COMPLEXITIES, ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { rareWords } from "./core-vocabulary.ts";
import { IDEAS, wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test("an empty text has no rare words, and a text without a common one has nothing else", () => {
  expect(rareWords("", "en")).toBe(0);
  expect(rareWords("Serendipitous xylophones", "en")).toBe(1);
  expect(rareWords("Und da war es", "de")).toBe(0);
});

test.each(LANGUAGES)("the words of %s grow rarer from the easiest band to the richest", (language) => {
  const share = COMPLEXITIES.map((complexity) =>
    mean(
      IDEAS[language].flatMap((story, index) =>
        [0, 1].map((seed) => {
          const choices = {
            environment: ENVIRONMENTS[(index + seed) % ENVIRONMENTS.length] ?? "SmallVillage",
            genre: GENRES[(index + seed) % GENRES.length] ?? "Comedy",
            theme: THEMES[(index + seed) % THEMES.length] ?? "Nature",
          };
          const request = { title: "", language, pages: 12, characters: [], story, complexity, ...choices } as const;
          return rareWords(wholeText(writeBook({ ...request, characterType: "Animals" }, String(seed))), language);
        }),
      ),
    ),
  );
  const [spark = 0, seeker = 0, dreamer = 0, adventurer = 0, visionary = 0] = share;
  // The two lowest levels share their sentences: they are one band.
  const easy = (spark + seeker) / 2;
  expect(easy).toBeLessThan(dreamer);
  expect(dreamer).toBeLessThan(adventurer + 0.01);
  expect(easy).toBeLessThan(adventurer);
  expect(easy).toBeLessThan(visionary);
});
