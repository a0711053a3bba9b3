import { expect, test } from "vitest";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { sentencesIn } from "./sentence-books.ts";
import { wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const IDEAS = {
  en: [
    "A postwoman lost her bag in the desert",
    "A baker finds a friend at the airport",
    "in the desert",
    "at the airport",
  ],
  ro: [
    "O poștăriță și-a pierdut geanta în deșert",
    "Un brutar își face un prieten la aeroport",
    "în deșert",
    "la aeroport",
  ],
  de: [
    "Eine Briefträgerin hat in der Wüste ihre Tasche verloren",
    "Ein Bäcker findet am Flughafen einen Freund",
    "in der Wüste",
    "am Flughafen",
  ],
} as const;

test.each(LANGUAGES)(
  "a place that no environment is like is told of, and nothing of what only lends it a picture, in %s",
  (language) => {
    const [desert, airport, ...phrases] = IDEAS[language];
    for (const [at, story] of [desert, airport].entries()) {
      const { confidence: _confidence, ...form } = analyseIdea(story, language);
      const { spots } = sentencesIn(language).scenery[form.environment];
      const foreign = Object.values(spots).map((spot) => spot.at.toLowerCase());
      for (const complexity of COMPLEXITIES)
        for (const pages of PAGE_COUNTS) {
          const book = writeBook({ ...form, title: "", language, story, complexity, pages }, `${pages}`);
          expect(book.pages[0]?.text.toLowerCase()).toContain(phrases[at]?.toLowerCase());
          const said = wholeText(book).toLowerCase();
          expect(
            foreign.filter((phrase) => said.includes(phrase)),
            `${story}, ${complexity}, ${pages}`,
          ).toEqual([]);
        }
    }
  },
);

test.each(LANGUAGES)("books of one place do not begin alike, in %s", (language) => {
  const [story] = IDEAS[language];
  const { confidence: _confidence, ...form } = analyseIdea(story, language);
  for (const complexity of COMPLEXITIES) {
    const openings = ["1", "2", "3", "4", "5", "6", "7", "8"].map(
      (seed) => writeBook({ ...form, title: "", language, story, complexity }, seed).pages[0]?.text.slice(0, 25) ?? "",
    );
    expect(new Set(openings).size, complexity).toBeGreaterThanOrEqual(3);
  }
});
