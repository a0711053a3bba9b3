import { expect, test } from "vitest";
import { LIVING_THING } from "#book/cast-card.ts";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { writeBook } from "./write-book.ts";

const TEAPOTS = {
  en: "A brave little teapot called Tilly who has lost her lid",
  ro: "Un ceainic curajos pe nume Tico care și-a pierdut capacul",
  de: "Eine mutige kleine Teekanne namens Tilly, die ihren Deckel verloren hat",
} as const;

test.each(LANGUAGES)("a thing that is the hero is drawn as that thing on each page, in %s", (language) => {
  const story = TEAPOTS[language];
  const form = { ...analyseIdea(story, language), title: "", story, complexity: "Seeker" as const, pages: 8 as const };
  const { cast, cover, pages } = writeBook(form, "teapot");
  expect(cast[0]).toMatchObject({ id: "hero", kind: LIVING_THING, called: "teapot" });
  const shown = [cover, ...pages.map(({ plan }) => plan)].filter(({ figures }) =>
    figures.some(({ who }) => who === "hero"),
  );
  expect(shown.length).toBeGreaterThan(pages.length / 2);
});
