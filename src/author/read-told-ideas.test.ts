import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { readToldIdeas, scoreToldIdeas, type ToldQuestion } from "./testing/score-told-ideas.ts";

type Bar = ByLanguage<Readonly<Record<ToldQuestion, number>>>;

/**
 * Two hundred a language by two further ones that nothing is learnt from, opened once each after the hero, the bearer of a name and the
 * name of a bearer were weighed by what the other ideas teach: name and kind en 95 and 93, ro 92 and 94, de 97 and 87 %; wish en 93 and 91,
 * ro 93 and 93, de 92 and 91 %, half of its words en 85 and 89, ro 86 and 86, de 86 and 82 %; place 100, but for 90 % in German.
 */
const ELEVENTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.95, wish: 0.93, wishHalf: 0.84, place: 1 },
  ro: { language: 0.99, hero: 0.92, wish: 0.92, wishHalf: 0.86, place: 1 },
  de: { language: 1, hero: 0.97, wish: 0.91, wishHalf: 0.85, place: 1 },
};
const TWELFTH_HELD_BAR: Bar = {
  en: { language: 1, hero: 0.93, wish: 0.9, wishHalf: 0.88, place: 1 },
  ro: { language: 0.99, hero: 0.94, wish: 0.92, wishHalf: 0.86, place: 1 },
  de: { language: 1, hero: 0.87, wish: 0.91, wishHalf: 0.82, place: 0.9 },
};

const SETS: readonly (readonly [set: string, bar: Partial<Bar>])[] = [
  ["eleventh-held", ELEVENTH_HELD_BAR],
  ["twelfth-held", TWELFTH_HELD_BAR],
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
