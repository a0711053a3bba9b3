import { expect, test } from "vitest";
import { ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { rareWords } from "./core-vocabulary.ts";
import { IDEAS, wholeText, wordsGiven } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test("an empty text has no rare words, and a text without a common one has nothing else", () => {
  expect(rareWords("", "en")).toBe(0);
  expect(rareWords("Serendipitous xylophones", "en")).toBe(1);
  expect(rareWords("Und da war es", "de")).toBe(0);
  expect(rareWords("Serendipitous Pip", "en", ["Pip"])).toBe(1);
  expect(rareWords("There was Xanthippe", "en", ["Xanthippe"])).toBe(0);
});

/** The levels that share their sentences, of which the higher only takes the richer. */
const BANDS = [["Spark", "Seeker"], ["Dreamer"], ["Adventurer", "Visionary"]] as const;

test.each(LANGUAGES)("the words of %s grow rarer from band to band", (language) => {
  const [easy = 0, middle = 0, rich = 0] = BANDS.map((levels) =>
    mean(
      levels.flatMap((complexity) =>
        IDEAS[language].flatMap((story, index) =>
          [0, 1, 2].map((seed) => {
            const choices = {
              environment: ENVIRONMENTS[(index + seed) % ENVIRONMENTS.length] ?? "SmallVillage",
              genre: GENRES[(index + seed) % GENRES.length] ?? "Comedy",
              theme: THEMES[(index + seed) % THEMES.length] ?? "Nature",
            };
            const request = { title: "", language, pages: 12, characters: [], story, complexity, ...choices } as const;
            const book = writeBook({ ...request, characterType: "Animals" }, String(seed));
            return rareWords(wholeText(book), language, wordsGiven(book, request));
          }),
        ),
      ),
    ),
  );
  expect(middle).toBeGreaterThan(1.2 * easy);
  expect(rich).toBeGreaterThan(1.03 * middle);
});
