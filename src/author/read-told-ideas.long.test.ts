import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { readToldIdeas, scoreToldIdeas, type ToldQuestion } from "./testing/score-told-ideas.ts";

/** Shares of each set that are read right at least. */
type Bar = ByLanguage<Readonly<Partial<Record<ToldQuestion, number>>>>;

/**
 * Two hundred ideas a language by strangers. At first sight: name and kind en 80, ro 82, de 83 %; wish en 82, ro 88, de 83 %, half of
 * its words 75, 85, 74 %. The reader has learnt from them by kind since.
 */
const LEARNT_BAR: Bar = {
  en: { language: 1, hero: 0.98, wish: 0.93, wishHalf: 0.87, place: 1 },
  ro: { language: 1, hero: 0.96, wish: 0.94, wishHalf: 0.91, place: 1 },
  de: { language: 0.99, hero: 0.98, wish: 0.97, wishHalf: 0.88, place: 0.94 },
};

/** Two hundred and forty by two more, at first sight after that: name and kind en 89, ro 91, de 87 %; wish en 86, ro 94, de 94 %. */
const LEARNT_LATER_BAR: Bar = {
  en: { language: 1, hero: 0.98, wish: 0.93, wishHalf: 0.84, place: 0.94 },
  ro: { language: 1, hero: 0.98, wish: 0.93, wishHalf: 0.86, place: 0.96 },
  de: { language: 1, hero: 0.96, wish: 0.93, wishHalf: 0.84, place: 0.93 },
};

/**
 * A hundred and twenty a language by a tenth, to learn from, at first sight: name and kind en 94, ro 92, de 93 %; wish en 93, ro 92,
 * de 95 %, half of its words en 88, ro 82, de 86 %.
 */
const LEARNT_THIRD_BAR: Bar = {
  en: { language: 1, hero: 0.99, wish: 0.96, wishHalf: 0.9, place: 0.91 },
  ro: { language: 1, hero: 0.98, wish: 0.95, wishHalf: 0.83, place: 1 },
  de: { language: 1, hero: 0.98, wish: 0.94, wishHalf: 0.86, place: 1 },
};

/**
 * Two hundred and forty a language by two more strangers, who tell a story behind the story, at first sight: name and kind en 85,
 * ro 83, de 82 %. Learnt from since.
 */
const LEARNT_FOURTH_BAR: Bar = {
  en: { language: 1, hero: 0.95, wish: 0.94, wishHalf: 0.89, place: 0.95 },
  ro: { language: 1, hero: 0.98, wish: 0.93, wishHalf: 0.84, place: 0.84 },
  de: { language: 1, hero: 0.95, wish: 0.92, wishHalf: 0.82, place: 0.96 },
};

/**
 * Two hundred and forty a language by two more who tell so, at first sight after that: name and kind en 89, ro 90, de 90 %; wish en 91,
 * ro 96, de 95 %, half of its words 87, 87, 89 %; place 97, 100, 100 %. Learnt from since.
 */
const LEARNT_FIFTH_BAR: Bar = {
  en: { language: 1, hero: 0.97, wish: 0.91, wishHalf: 0.87, place: 0.96 },
  ro: { language: 1, hero: 0.98, wish: 0.95, wishHalf: 0.87, place: 1 },
  // At first sight: name and kind 90 %; wish 95 %, half of its words 89 %.
  de: { language: 1, hero: 0.99, wish: 0.94, wishHalf: 0.88, place: 1 },
};

/**
 * A hundred a language by another stranger, at first sight after that: name and kind en 82, ro 82, de 79 %; wish en 88, ro 90,
 * de 92 %, half of its words 84, 84, 82 %.
 */
const CHECKED_BAR: Bar = {
  en: { language: 1, hero: 0.97, wish: 0.92, wishHalf: 0.86, place: 1 },
  ro: { language: 1, hero: 0.93, wish: 0.91, wishHalf: 0.86, place: 1 },
  de: { language: 0.99, hero: 0.91, wish: 0.92, wishHalf: 0.83, place: 1 },
};

/**
 * Sixty a language by a third, held until the reader had learnt from all of those: name and kind en 90, ro 93, de 95 %; wish en 95,
 * ro 96, de 93 %, half of its words 87, 87, 84 %.
 */
const HELD_BAR: Bar = {
  en: { language: 1, hero: 0.93, wish: 0.92, wishHalf: 0.86, place: 1 },
  ro: { language: 1, hero: 0.95, wish: 0.95, wishHalf: 0.86, place: 0.88 },
  de: { language: 1, hero: 0.95, wish: 0.92, wishHalf: 0.83, place: 0.85 },
};

/** Sixty by a fourth, held until then: name and kind en 90, ro 87, de 77 %; wish en 91, ro 100, de 90 %, half of its words 91, 92, 81 %. */
const HELD_LATER_BAR: Bar = {
  en: { language: 1, hero: 0.9, wish: 0.9, wishHalf: 0.9, place: 0.77 },
  ro: { language: 1, hero: 0.9, wish: 0.98, wishHalf: 0.9, place: 0.9 },
  de: { language: 1, hero: 0.81, wish: 0.88, wishHalf: 0.79, place: 0.88 },
};

/** Sixty by a fourth, held until then: name and kind en 93, ro 93, de 85 %; wish en 95, ro 95, de 90 %, half of its words 86, 81, 83 %. */
const THIRD_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.93, wish: 0.94, wishHalf: 0.85, place: 1 },
  ro: { language: 0.98, hero: 0.93, wish: 0.94, wishHalf: 0.8, place: 1 },
  de: { language: 1, hero: 0.85, wish: 0.89, wishHalf: 0.82, place: 1 },
};

/** Sixty by an eighth, held until then: name and kind en 90, ro 90, de 88 %; wish en 98, ro 95, de 95 %, half of its words 86, 95, 82 %. */
const FOURTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.93, wish: 0.98, wishHalf: 0.85, place: 1 },
  ro: { language: 1, hero: 0.91, wish: 0.94, wishHalf: 0.94, place: 1 },
  de: { language: 1, hero: 0.95, wish: 0.94, wishHalf: 0.84, place: 1 },
};

/** Sixty by a ninth, after that: name and kind en 83, ro 88, de 92 %; wish en 93, ro 91, de 89 %, half of its words 78, 82, 79 %. */
const FIFTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.83, wish: 0.92, wishHalf: 0.77, place: 1 },
  ro: { language: 1, hero: 0.88, wish: 0.91, wishHalf: 0.82, place: 1 },
  de: { language: 1, hero: 0.91, wish: 0.89, wishHalf: 0.78, place: 1 },
};

/**
 * Sixty by an eleventh, held, after that: name and kind en 90, ro 90, de 95 %; wish en 95, ro 94, de 98 %, half of its words 83, 81,
 * 86 %, place 91, 91, 100 %. Learnt from since.
 */
const SIXTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.93, wish: 0.93, wishHalf: 0.79, place: 0.9 },
  ro: { language: 1, hero: 0.91, wish: 0.92, wishHalf: 0.79, place: 0.9 },
  de: { language: 1, hero: 0.93, wish: 0.96, wishHalf: 0.84, place: 1 },
};

/**
 * A hundred by another who tells so, held until the reader had learnt from those, at first sight: name and kind en 84, ro 91, de 89 %;
 * wish en 90, ro 97, de 95 %, half of its words 85, 91, 90 %; place 100 %. Learnt from since in English.
 */
const SEVENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.95, wish: 0.91, wishHalf: 0.85, place: 1 },
  ro: { language: 1, hero: 0.91, wish: 0.96, wishHalf: 0.91, place: 1 },
  de: { language: 1, hero: 0.93, wish: 0.94, wishHalf: 0.88, place: 1 },
};

/**
 * A hundred a language by a further one, held until the reader had learnt from those, at first sight: name and kind en 82, ro 84,
 * de 85 %; wish en 89, ro 90, de 95 %, half of its words 82, 86, 89 %; place 80, 100, 100 %; language 100 %. Weighed with since.
 */
const EIGHTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.89, wish: 0.9, wishHalf: 0.83, place: 0.8 },
  ro: { language: 1, hero: 0.91, wish: 0.91, wishHalf: 0.86, place: 1 },
  de: { language: 1, hero: 0.88, wish: 0.94, wishHalf: 0.88, place: 1 },
};

/**
 * Two hundred a language by two further ones that nothing was learnt from at first, opened once each after the hero was weighed by what the other
 * ideas teach: name and kind en 94 and 94, ro 91 and 93, de 90 and 83 %; wish en 95 and 94, ro 92 and 89, de 90 and 93 %, half of its
 * words en 86 and 86, ro 86 and 82, de 85 and 86 %.
 */
const NINTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.94, wish: 0.94, wishHalf: 0.85, place: 0.87 },
  ro: { language: 1, hero: 0.91, wish: 0.91, wishHalf: 0.85, place: 1 },
  de: { language: 0.99, hero: 0.89, wish: 0.9, wishHalf: 0.84, place: 1 },
};

const TENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.92, wish: 0.93, wishHalf: 0.85, place: 1 },
  ro: { language: 1, hero: 0.91, wish: 0.88, wishHalf: 0.8, place: 1 },
  de: { language: 1, hero: 0.82, wish: 0.92, wishHalf: 0.84, place: 1 },
};

/** Two hundred a language by two others, learnt from since; when they were opened: name and kind en 95 and 93, ro 92 and 94, de 97 and 87 %. */
const ELEVENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.97, wish: 0.92, wishHalf: 0.83, place: 1 },
  ro: { language: 1, hero: 0.97, wish: 0.93, wishHalf: 0.87, place: 1 },
  de: { language: 1, hero: 0.99, wish: 0.91, wishHalf: 0.85, place: 1 },
};
const TWELFTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.99, wish: 0.91, wishHalf: 0.88, place: 1 },
  ro: { language: 1, hero: 0.96, wish: 0.91, wishHalf: 0.85, place: 1 },
  de: { language: 1, hero: 0.89, wish: 0.91, wishHalf: 0.81, place: 0.9 },
};

/** The last: ideas by strangers who tell of odd heroes, of much else first, or a whole plot. */
/** A hundred a language by a stranger of whom nothing is learnt, opened after the hero was weighed: name and kind en 96, ro 94, de 94 %. */
const FOURTEENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.97, wish: 0.95, wishHalf: 0.91, place: 0.94 },
  ro: { language: 1, hero: 0.94, wish: 0.93, wishHalf: 0.86, place: 0.88 },
  de: { language: 1, hero: 0.93, wish: 0.93, wishHalf: 0.86, place: 0.94 },
};

/**
 * A hundred a language by a third, who was asked for what most people type rather than for what is hard, opened after it was known which words
 * are common: name and kind en 97, ro 99, de 94 %.
 */
const FIFTEENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.96, wish: 0.91, wishHalf: 0.87, place: 1 },
  ro: { language: 1, hero: 0.99, wish: 0.93, wishHalf: 0.92, place: 1 },
  de: { language: 1, hero: 0.96, wish: 0.9, wishHalf: 0.9, place: 1 },
};

const SETS: readonly (readonly [set: string, bar: Partial<Bar>])[] = [
  ["fourteenth-held", FOURTEENTH_HELD_BAR],
  ["fifteenth-held", FIFTEENTH_HELD_BAR],
  ["eighth-held", EIGHTH_HELD_BAR],
  ["ninth-held", NINTH_HELD_BAR],
  ["tenth-held", TENTH_HELD_BAR],
  ["eleventh-held", ELEVENTH_HELD_BAR],
  ["twelfth-held", TWELFTH_HELD_BAR],
  ["checked", CHECKED_BAR],
  ["held", HELD_BAR],
  ["held-later", HELD_LATER_BAR],
  ["third-held", THIRD_HELD_BAR],
  ["fourth-held", FOURTH_HELD_BAR],
  ["fifth-held", FIFTH_HELD_BAR],
  ["sixth-held", SIXTH_HELD_BAR],
  ["seventh-held", SEVENTH_HELD_BAR],
  ["learnt", LEARNT_BAR],
  ["learnt-later", LEARNT_LATER_BAR],
  ["learnt-third", LEARNT_THIRD_BAR],
  ["learnt-fourth", LEARNT_FOURTH_BAR],
  ["learnt-fifth", LEARNT_FIFTH_BAR],
  [
    // At first sight: name and kind en 65, ro 69, de 73 %; by rules alone 62, 62, 70 %.
    "learnt-sixth",
    {
      en: { hero: 0.78, wish: 0.89, wishHalf: 0.86, place: 0.92 },
      ro: { hero: 0.81, wish: 0.88, wishHalf: 0.79, place: 0.91 },
      de: { hero: 0.82, wish: 0.9, wishHalf: 0.83, place: 0.88 },
    },
  ],
  [
    // At first sight: name and kind en 83, ro 86, de 90 %; by rules alone 79, 78, 86 %.
    "learnt-seventh",
    {
      en: { hero: 0.87, wish: 0.9, wishHalf: 0.82, place: 0.89 },
      ro: { hero: 0.88, wish: 0.9, wishHalf: 0.82, place: 0.89 },
      de: { hero: 0.91, wish: 0.93, wishHalf: 0.87, place: 1 },
    },
  ],
  [
    // At first sight: name and kind en 89, ro 89, de 84 %; by rules alone 86, 85, 79 %.
    "learnt-eighth",
    {
      en: { hero: 0.9, wish: 0.9, wishHalf: 0.84, place: 1 },
      ro: { hero: 0.9, wish: 0.91, wishHalf: 0.86, place: 0.89 },
      de: { hero: 0.86, wish: 0.88, wishHalf: 0.82, place: 0.96 },
    },
  ],
  [
    // At first sight: name and kind en 88, ro 89, de 92 %.
    "learnt-ninth",
    {
      en: { hero: 0.9, wish: 0.93, wishHalf: 0.87, place: 1 },
      ro: { hero: 0.9, wish: 0.95, wishHalf: 0.89, place: 0.97 },
      de: { hero: 0.91, wish: 0.93, wishHalf: 0.86, place: 0.9 },
    },
  ],
  [
    // Weighed by the others alone: name and kind en 88, ro 91, de 91 %.
    "learnt-tenth",
    {
      en: { hero: 0.92, wish: 0.9, wishHalf: 0.83, place: 0.91 },
      ro: { hero: 0.93, wish: 0.92, wishHalf: 0.87, place: 0.98 },
      de: { hero: 0.94, wish: 0.9, wishHalf: 0.82, place: 0.89 },
    },
  ],
  [
    // Heroes that are hard to tell: people with a trade, things with a child’s name, notes of a few words. By the others alone en 85, ro 86, de 85 %.
    "learnt-eleventh",
    {
      en: { hero: 0.88, wish: 0.91, wishHalf: 0.83, place: 0.9 },
      ro: { hero: 0.89, wish: 0.9, wishHalf: 0.83, place: 0.95 },
      de: { hero: 0.91, wish: 0.92, wishHalf: 0.81, place: 0.93 },
    },
  ],
  [
    // At first sight: name and kind en 97, ro 89, de 93 %.
    "thirteenth-held",
    {
      en: { hero: 0.97, wish: 0.93, wishHalf: 0.88, place: 1 },
      ro: { hero: 0.92, wish: 0.96, wishHalf: 0.9, place: 0.95 },
      de: { hero: 0.97, wish: 0.97, wishHalf: 0.88, place: 1 },
    },
  ],
  [
    // What most parents type, and what grandparents, teachers, children and families from elsewhere do: at first sight de 91, half of the Romanian ones 91 %.
    "learnt-thirteenth",
    {
      ro: { hero: 0.95, wish: 0.92, wishHalf: 0.88, place: 0.92 },
      de: { hero: 0.96, wish: 0.94, wishHalf: 0.88, place: 0.93 },
    },
  ],
  [
    // By thirteen writers: what most type 94 to 97 % at first sight, pairs 95, vehicles and things 90, themes 88, people with a trade beside a named animal 72 %.
    "learnt-fourteenth",
    { de: { hero: 0.96, wish: 0.93, wishHalf: 0.86, place: 0.89 } },
  ],
  [
    // By two, kept apart until they were read: 92 % at first sight.
    "learnt-fifteenth",
    { de: { hero: 0.96, wish: 0.92, wishHalf: 0.85, place: 0.92 } },
  ],
];
/** Of a few words, of a city’s slang: what language that is cannot always be told. */
const LANGUAGE_BAR = 0.99;

describe.each(LANGUAGES)("ideas that were learnt from, as strangers typed them, in %s", (language) => {
  test.each(SETS.filter(([, bar]) => bar[language]))("are read right, those that were %s", (set, bar) => {
    const scores = scoreToldIdeas(readToldIdeas(set, language), language);
    for (const [question, { right, asked, missed }] of Object.entries(scores)) {
      const least = bar[language]?.[question as ToldQuestion] ?? LANGUAGE_BAR;
      expect(right / asked, `${question}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(least);
    }
  });
});
