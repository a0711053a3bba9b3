import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { APART } from "./testing/apart-ideas.ts";
import type { ExpectedIdea } from "./testing/expected-idea.ts";
import { FRESH } from "./testing/fresh-ideas.ts";
import { HELD_OUT_DE } from "./testing/held-out-ideas-de.ts";
import { HELD_OUT_EN } from "./testing/held-out-ideas-en.ts";
import { HELD_OUT_RO } from "./testing/held-out-ideas-ro.ts";
import { STRANGERS_HELD_DE } from "./testing/strangers-held-ideas-de.ts";
import { STRANGERS_HELD_EN } from "./testing/strangers-held-ideas-en.ts";
import { STRANGERS_HELD_RO } from "./testing/strangers-held-ideas-ro.ts";
import { type Question, scoreReading } from "./testing/score-reading.ts";
import { TUNING_DE } from "./testing/tuning-ideas-de.ts";
import { TUNING_EN } from "./testing/tuning-ideas-en.ts";
import { TUNING_RO } from "./testing/tuning-ideas-ro.ts";

/** The share of each that must be read right, of ideas that the reader was never tuned on. */
const HELD_OUT_BAR: Readonly<Record<Question, number>> = {
  language: 1,
  hero: 0.9,
  after: 0.85,
  place: 0.8,
  company: 0.85,
  looks: 0.85,
  length: 0.9,
};
/** What the reader is asked for on the whole: a place and a wish are often left open. */
const WHOLE_BAR = { language: 1, hero: 0.95, after: 0.85, place: 0.85 } as const;
const WHOLE = Object.keys(WHOLE_BAR) as (keyof typeof WHOLE_BAR)[];
/**
 * Sixty more by that stranger, measured once after learning from those: name and kind en 85, ro 93, de 92 %; wish or problem 95,
 * 96, 89 %; language 100 %.
 */
const STRANGERS_HELD: ByLanguage<readonly ExpectedIdea[]> = {
  en: STRANGERS_HELD_EN,
  ro: STRANGERS_HELD_RO,
  de: STRANGERS_HELD_DE,
};
const STRANGERS_HELD_BAR = { language: 1, hero: 0.88, after: 0.89, place: 0.62 } as const;
const TUNING_BAR = 0.95;
const FRESH_BAR = 0.85;

const HELD_OUT: ByLanguage<readonly ExpectedIdea[]> = { en: HELD_OUT_EN, ro: HELD_OUT_RO, de: HELD_OUT_DE };
const TUNING: ByLanguage<readonly ExpectedIdea[]> = { en: TUNING_EN, ro: TUNING_RO, de: TUNING_DE };

describe.each(LANGUAGES)("ideas as parents type them, in %s", (language) => {
  test("are read right when they were held apart", () => {
    const scores = scoreReading(HELD_OUT[language], language);
    for (const [question, { right, asked, missed }] of Object.entries(scores))
      expect(right / asked, `${question}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(
        HELD_OUT_BAR[question as Question],
      );
  });

  test("are read right when they were written after the reader", () => {
    const scores = scoreReading(FRESH[language], language);
    for (const question of ["language", "hero", "after", "place"] as const)
      expect(
        scores[question].right / scores[question].asked,
        scores[question].missed.join("\n"),
      ).toBeGreaterThanOrEqual(FRESH_BAR);
  });

  test("are read right when somebody wrote them who had not seen the reader", () => {
    const scores = scoreReading(STRANGERS_HELD[language], language);
    for (const question of WHOLE)
      expect(
        scores[question].right / scores[question].asked,
        `${question}\n${scores[question].missed.join("\n")}`,
      ).toBeGreaterThanOrEqual(STRANGERS_HELD_BAR[question]);
  });

  test("are read right when the reader was tuned on them", () => {
    for (const [question, { right, asked, missed }] of Object.entries(scoreReading(TUNING[language], language)))
      expect(right / asked, `${question}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(TUNING_BAR);
  });
});

test("ideas that were held apart are read right in language, name and kind, wish and place over all languages", () => {
  for (const sets of [HELD_OUT, APART]) {
    const scores = LANGUAGES.map((language) => scoreReading(sets[language], language));
    for (const question of WHOLE) {
      const right = scores.reduce((sum, score) => sum + score[question].right, 0);
      const asked = scores.reduce((sum, score) => sum + score[question].asked, 0);
      const missed = scores.flatMap((score) => score[question].missed);
      expect(right / asked, `${question}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(WHOLE_BAR[question]);
    }
  }
});

test("a wrong name, kind, goal or place is a miss", () => {
  const wrong = { idea: "Luna the fox wants to fly over the forest", name: "Lina", kind: "bear", after: "lost:kite" };
  const scores = scoreReading([{ ...wrong, place: "ToyTown" }], "en");
  for (const question of ["hero", "after", "place"] as const) expect(scores[question].missed).toHaveLength(1);
  expect(scores.language.missed).toEqual([]);
});
