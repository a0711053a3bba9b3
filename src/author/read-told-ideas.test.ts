import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { readToldIdeas, scoreToldIdeas, type ToldQuestion } from "./testing/score-told-ideas.ts";

type Bar = ByLanguage<Readonly<Record<ToldQuestion, number>>>;

/** A hundred a language by a stranger of whom nothing is learnt, opened after the hero was weighed: name and kind en 96, ro 94, de 94 %. */
const FOURTEENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.97, wish: 0.96, wishHalf: 0.91, place: 0.94 },
  ro: { language: 1, hero: 0.94, wish: 0.93, wishHalf: 0.86, place: 0.88 },
  de: { language: 1, hero: 0.93, wish: 0.93, wishHalf: 0.87, place: 0.94 },
};

/**
 * A hundred a language by a third, who was asked for what most people type rather than for what is hard, opened after it was known which words
 * are common: name and kind en 97, ro 99, de 94 %.
 */
const FIFTEENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.96, wish: 0.91, wishHalf: 0.87, place: 1 },
  ro: { language: 1, hero: 0.99, wish: 0.93, wishHalf: 0.92, place: 1 },
  de: { language: 1, hero: 0.95, wish: 0.92, wishHalf: 0.92, place: 1 },
};

/**
 * And by a fourth who was asked so too, opened after sixteen hundred further ideas in Romanian and German were learnt from: name and kind en 94,
 * ro 97, de 92 %.
 */
const SIXTEENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.94, wish: 0.94, wishHalf: 0.87, place: 0.95 },
  ro: { language: 1, hero: 0.97, wish: 0.91, wishHalf: 0.84, place: 1 },
  de: { language: 1, hero: 0.92, wish: 0.89, wishHalf: 0.8, place: 1 },
};

const SETS: readonly (readonly [set: string, bar: Partial<Bar>])[] = [
  ["fourteenth-held", FOURTEENTH_HELD_BAR],
  ["fifteenth-held", FIFTEENTH_HELD_BAR],
  ["sixteenth-held", SIXTEENTH_HELD_BAR],
];

describe.each(LANGUAGES)("ideas as strangers typed them, in %s", (language) => {
  test.each(SETS.filter(([, bar]) => bar[language]))("are read right, those that were %s", (set, bar) => {
    const scores = scoreToldIdeas(readToldIdeas(set, language), language);
    for (const [question, { right, asked, missed }] of Object.entries(scores))
      expect(right / asked, `${question}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(
        bar[language]?.[question as ToldQuestion] ?? 1,
      );
  });
});
