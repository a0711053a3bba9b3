import { describe, expect, test } from "vitest";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { isSpoken } from "#author/sentence-spans.ts";
import { thingsIn } from "#author/things-in-text.ts";
import { writeBook } from "#author/write-book.ts";
import type { Book, BookPage } from "#book/book.ts";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { planPage } from "#illustrator/draw-page.ts";
import { FIGURES } from "#illustrator/figures/register.ts";
import { findLayoutFaults } from "#illustrator/testing/find-layout-faults.ts";
import { PLACES } from "#illustrator/places/register.ts";
import { weatherPalette } from "#illustrator/places/weather-palette.ts";
import { THINGS_DRAWN } from "#illustrator/things/register.ts";

/** Names that no case changes, so that a page's words can be searched for them. */
const CAST: Readonly<Record<Language, readonly (readonly [name: string, description: string])[]>> = {
  en: [
    ["Oliver", "a boy"],
    ["Bruno", "a bear"],
    ["Biscuit", "a dog"],
  ],
  ro: [
    ["Matei", "un băiat"],
    ["Otis", "un urs"],
    ["Max", "un câine"],
  ],
  de: [
    ["Jonas", "ein Junge"],
    ["Bruno", "ein Bär"],
    ["Max", "ein Hund"],
  ],
};
const IDEAS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Oliver is looking for the lost red balloon", "Oliver wants to bake a cake", "Oliver is afraid of the dark"],
  ro: ["Matei își caută balonul roșu", "Matei vrea să facă un tort", "Matei se teme de întuneric"],
  de: ["Jonas sucht den roten Luftballon", "Jonas möchte einen Kuchen backen", "Jonas hat Angst vor der Dunkelheit"],
};

/** Books of every environment, character type, level and length, in each kind of plot, with snow, rain and clear skies. */
function booksIn(language: Language): Book[] {
  return ENVIRONMENTS.map((environment, i) => {
    const at = <T>(list: readonly T[]): T => list[i % list.length] as T;
    const [idea] = [at(IDEAS[language])];
    return writeBook(
      {
        title: "",
        language,
        pages: at([8, 12, 16, 24] as const),
        characters: CAST[language].map(([name, description]) => ({ name, description })),
        story: idea,
        environment,
        characterType: at(CHARACTER_TYPES),
        genre: at(GENRES),
        theme: at(THEMES),
        complexity: at(COMPLEXITIES),
      },
      `pictures ${environment}`,
    );
  });
}

/** What these ideas are about, and the beats from which on it is there: until then words name it as missing or wished for. */
const GOALS: readonly string[] = ["balloon", "cake"];
const FOUND: readonly string[] = ["try3", "again", "cheer", "prize", "back", "home"];
/** As many things as a picture has room for beside its figures. */
const FULL = 3;

const shownThings = ({ plan }: BookPage): string[] => [
  ...plan.things.map(({ thing }) => thing),
  ...plan.figures.flatMap(({ holds }) => holds ?? []),
];

/** What two do together, as the words tell it outside of what is said. */
const together = ({ text }: BookPage, language: Language) =>
  conceptsIn(text, language).flatMap(({ concept, start }) =>
    concept.kind === "action" && (concept.pose === "hug" || concept.pose === "dance") && !isSpoken(text, start)
      ? [concept.pose]
      : [],
  );

describe.each(LANGUAGES)("pictures in %s", (language) => {
  const books = booksIn(language);
  const pages = books.flatMap((book) => book.pages.map((page) => ({ page, book })));

  test("show exactly those whom the page's words name", () => {
    for (const { page, book } of pages) {
      const named = book.cast.filter(({ name }) => page.text.includes(name)).map(({ id }) => id);
      const there = page.plan.figures.map(({ who }) => who);
      expect(there.toSorted(), page.text).toEqual(named.length > 0 ? named.toSorted() : ["hero"]);
    }
  });

  test("show the things that the words name as there, and the embrace or the dance that they tell", () => {
    let things = 0;
    const missing: string[] = [];
    for (const { page } of pages) {
      const named = thingsIn(page.text, language).filter(
        ({ thing }) => thing !== "moon" && thing !== "star" && (!GOALS.includes(thing) || FOUND.includes(page.beat)),
      );
      things += named.length;
      const shown = shownThings(page);
      if (shown.length >= FULL) continue;
      missing.push(...named.filter(({ thing }) => !shown.includes(thing)).map(({ word }) => `${word}: ${page.text}`));
    }
    expect(things).toBeGreaterThan(20);
    expect(missing).toEqual([]);
    for (const { page } of pages) {
      const poses: readonly string[] = page.plan.figures.map(({ pose }) => pose);
      if (page.plan.figures.length > 1 && together(page, language).length > 0)
        expect(
          together(page, language).some((pose) => poses.includes(pose)),
          page.text,
        ).toBe(true);
    }
  });

  test("on covers are inside the page, below the title and before nobody's face", () => {
    for (const { cover, cast } of books)
      for (const seed of ["1", "2"]) expect(findLayoutFaults(cover, cast, seed), JSON.stringify(cover)).toEqual([]);
  });

  test("are composed of what the plan says and of nothing else: who, doing what, in which mood, where and when", () => {
    for (const [i, { page, book }] of pages.entries()) {
      const { plan } = page;
      const { composition, place, palette, mirrored } = planPage(plan, book.cast, {
        seed: `page ${i}`,
        drawers: { figures: FIGURES, things: THINGS_DRAWN },
      });
      expect(place).toBe(PLACES[plan.place.environment]);
      const weather = place.weathers.includes(plan.weather) ? plan.weather : "clear";
      expect(palette).toEqual(weatherPalette(place.palettes[plan.hour], weather, plan.hour));
      expect(mirrored).toBe(plan.camera?.mirrored);
      expect(
        composition.figures.map(({ card, manner }) => [card.id, manner.pose, manner.mood, manner.holds]),
        page.text,
      ).toEqual(plan.figures.map(({ who, pose, mood, holds }) => [who, pose, mood, holds]));
      expect(composition.things.map(({ thing, where }) => [thing, where])).toEqual(
        plan.things.map(({ thing, where }) => [thing, where]),
      );
    }
  });
});
