import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { APART } from "./testing/apart-ideas.ts";
import type { ExpectedIdea } from "./testing/expected-idea.ts";
import { FRESH } from "./testing/fresh-ideas.ts";
import { FURTHER_DE } from "./testing/further-ideas-de.ts";
import { FURTHER_EN } from "./testing/further-ideas-en.ts";
import { FURTHER_RO } from "./testing/further-ideas-ro.ts";
import { HELD_OUT_DE } from "./testing/held-out-ideas-de.ts";
import { HELD_OUT_EN } from "./testing/held-out-ideas-en.ts";
import { HELD_OUT_RO } from "./testing/held-out-ideas-ro.ts";
import { LAST_DE } from "./testing/last-ideas-de.ts";
import { LAST_EN } from "./testing/last-ideas-en.ts";
import { LAST_RO } from "./testing/last-ideas-ro.ts";
import { LATER_DE } from "./testing/later-ideas-de.ts";
import { LATER_EN } from "./testing/later-ideas-en.ts";
import { LATER_RO } from "./testing/later-ideas-ro.ts";
import { HELD_SIXTY_DE } from "./testing/held-sixty-ideas-de.ts";
import { HELD_SIXTY_EN } from "./testing/held-sixty-ideas-en.ts";
import { HELD_SIXTY_RO } from "./testing/held-sixty-ideas-ro.ts";
import { LEARNING_MORE_DE } from "./testing/learning-ideas-de-more.ts";
import { LEARNING_DE } from "./testing/learning-ideas-de.ts";
import { LEARNING_MORE_EN } from "./testing/learning-ideas-en-more.ts";
import { LEARNING_EN } from "./testing/learning-ideas-en.ts";
import { LEARNING_MORE_RO } from "./testing/learning-ideas-ro-more.ts";
import { LEARNING_RO } from "./testing/learning-ideas-ro.ts";
import { PARENTS_DE } from "./testing/parents-ideas-de.ts";
import { PARENTS_EN } from "./testing/parents-ideas-en.ts";
import { PARENTS_RO } from "./testing/parents-ideas-ro.ts";
import { NEWEST_SIXTY_DE } from "./testing/newest-sixty-ideas-de.ts";
import { NEWEST_SIXTY_EN } from "./testing/newest-sixty-ideas-en.ts";
import { NEWEST_SIXTY_RO } from "./testing/newest-sixty-ideas-ro.ts";
import { STRANGERS_APART_DE } from "./testing/strangers-apart-ideas-de.ts";
import { STRANGERS_APART_EN } from "./testing/strangers-apart-ideas-en.ts";
import { STRANGERS_APART_RO } from "./testing/strangers-apart-ideas-ro.ts";
import { STRANGERS_HELD_DE } from "./testing/strangers-held-ideas-de.ts";
import { STRANGERS_HELD_EN } from "./testing/strangers-held-ideas-en.ts";
import { STRANGERS_HELD_RO } from "./testing/strangers-held-ideas-ro.ts";
import { STRANGERS_LEARNT_DE } from "./testing/strangers-learnt-ideas-de.ts";
import { STRANGERS_LEARNT_EN } from "./testing/strangers-learnt-ideas-en.ts";
import { STRANGERS_LEARNT_RO } from "./testing/strangers-learnt-ideas-ro.ts";
import { STRANGERS_THIRD_DE } from "./testing/strangers-third-ideas-de.ts";
import { STRANGERS_THIRD_EN } from "./testing/strangers-third-ideas-en.ts";
import { STRANGERS_THIRD_RO } from "./testing/strangers-third-ideas-ro.ts";
import { type Question, scoreReading } from "./testing/score-reading.ts";
import { OTHERS_HUNDRED_MORE_DE } from "./testing/others-hundred-ideas-de-more.ts";
import { OTHERS_HUNDRED_DE } from "./testing/others-hundred-ideas-de.ts";
import { OTHERS_HUNDRED_MORE_EN } from "./testing/others-hundred-ideas-en-more.ts";
import { OTHERS_HUNDRED_EN } from "./testing/others-hundred-ideas-en.ts";
import { OTHERS_HUNDRED_MORE_RO } from "./testing/others-hundred-ideas-ro-more.ts";
import { OTHERS_HUNDRED_RO } from "./testing/others-hundred-ideas-ro.ts";
import { UNSEEN_SIXTY_DE } from "./testing/unseen-sixty-ideas-de.ts";
import { UNSEEN_SIXTY_EN } from "./testing/unseen-sixty-ideas-en.ts";
import { UNSEEN_SIXTY_RO } from "./testing/unseen-sixty-ideas-ro.ts";
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
 * Four sets of forty, two of sixty, one of sixty and one of a hundred by somebody who had not seen the reader: each written
 * before the reader was measured on it (docs/decisions/014 and 018), which has learnt from it since. That sixty was read at
 * first sight: name and kind en 93, ro 92, de 92 %; wish or problem 84, 85, 81 %; place 100, 95, 100 %; language 98, 100, 100 %.
 */
const LEARNT: ByLanguage<readonly (readonly ExpectedIdea[])[]> = {
  en: [
    PARENTS_EN,
    FURTHER_EN,
    LATER_EN,
    LAST_EN,
    LEARNING_EN,
    LEARNING_MORE_EN,
    HELD_SIXTY_EN,
    [...OTHERS_HUNDRED_EN, ...OTHERS_HUNDRED_MORE_EN],
  ],
  ro: [
    PARENTS_RO,
    FURTHER_RO,
    LATER_RO,
    LAST_RO,
    LEARNING_RO,
    LEARNING_MORE_RO,
    HELD_SIXTY_RO,
    [...OTHERS_HUNDRED_RO, ...OTHERS_HUNDRED_MORE_RO],
  ],
  de: [
    PARENTS_DE,
    FURTHER_DE,
    LATER_DE,
    LAST_DE,
    LEARNING_DE,
    LEARNING_MORE_DE,
    HELD_SIXTY_DE,
    [...OTHERS_HUNDRED_DE, ...OTHERS_HUNDRED_MORE_DE],
  ],
};
/**
 * Sixty by somebody who had not seen the reader, at first sight: name and kind en 82, ro 87, de 80 %; wish or problem 84, 87,
 * 80 %; place 85, 100, 91 %; language 100, 100, 98 %. The reader has since learnt from them by kind: from what was missed of
 * frames, names, kinds and verbs, not from their sentences.
 */
const UNSEEN: ByLanguage<readonly ExpectedIdea[]> = { en: UNSEEN_SIXTY_EN, ro: UNSEEN_SIXTY_RO, de: UNSEEN_SIXTY_DE };
const UNSEEN_BAR = { language: 0.98, hero: 0.9, after: 0.9, place: 0.84 } as const;
/**
 * The newest sixty by somebody who had not seen the reader either, measured once, after it had learnt from all the others: name
 * and kind en 87, ro 91, de 89 %; wish or problem 86, 81, 83 %; place 100 %; language 100 %.
 */
const NEWEST: ByLanguage<readonly ExpectedIdea[]> = { en: NEWEST_SIXTY_EN, ro: NEWEST_SIXTY_RO, de: NEWEST_SIXTY_DE };
const NEWEST_BAR = { language: 1, hero: 0.92, after: 0.88, place: 1 } as const;
/**
 * Sixty by a stranger whose problems are told more often than wished away: read at first sight, name and kind en 92, ro 92,
 * de 93 %; wish or problem 83, 83, 76 %; place 97, 88, 96 %; language 100 %. Learnt from by kind since.
 */
const STRANGERS: ByLanguage<readonly ExpectedIdea[]> = {
  en: STRANGERS_LEARNT_EN,
  ro: STRANGERS_LEARNT_RO,
  de: STRANGERS_LEARNT_DE,
};
const STRANGERS_BAR = { language: 1, hero: 0.93, after: 0.85, place: 0.9 } as const;
/**
 * Sixty more by the same stranger, measured once after learning from those: name and kind en 85, ro 92, de 93 %; wish or
 * problem 66, 64, 62 %; place 95, 92, 94 %; language 100 %. Learnt from since; of wishes only that a trouble
 * is read in its own clause.
 */
const STRANGERS_LATER: ByLanguage<readonly ExpectedIdea[]> = {
  en: STRANGERS_APART_EN,
  ro: STRANGERS_APART_RO,
  de: STRANGERS_APART_DE,
};
const STRANGERS_LATER_BAR = { language: 1, hero: 0.94, after: 0.93, place: 0.9 } as const;
/**
 * Sixty by another stranger: read at first sight, name and kind en 90, ro 80, de 87 %; wish or problem 79, 76, 68 %; language
 * 100 %. Learnt from by kind since, and a trouble is read in its own clause.
 */
const STRANGERS_THIRD: ByLanguage<readonly ExpectedIdea[]> = {
  en: STRANGERS_THIRD_EN,
  ro: STRANGERS_THIRD_RO,
  de: STRANGERS_THIRD_DE,
};
const STRANGERS_THIRD_BAR = { language: 1, hero: 0.94, after: 0.94, place: 0.9 } as const;
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

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "are read right when it learnt from them after their first measure, set %i",
    (set) => {
      const scores = scoreReading(LEARNT[language][set] ?? [], language);
      for (const question of WHOLE)
        expect(
          scores[question].right / scores[question].asked,
          `${question}\n${scores[question].missed.join("\n")}`,
        ).toBeGreaterThanOrEqual(WHOLE_BAR[question]);
    },
  );

  test.each([
    ["sixty", UNSEEN, UNSEEN_BAR],
    ["the newest sixty", NEWEST, NEWEST_BAR],
    ["the stranger’s sixty", STRANGERS, STRANGERS_BAR],
    ["the stranger’s later sixty", STRANGERS_LATER, STRANGERS_LATER_BAR],
    ["another stranger’s sixty", STRANGERS_THIRD, STRANGERS_THIRD_BAR],
    ["another stranger’s later sixty", STRANGERS_HELD, STRANGERS_HELD_BAR],
  ] as const)("are read right when somebody wrote them who had not seen the reader, %s", (_, ideas, bar) => {
    const scores = scoreReading(ideas[language], language);
    for (const question of WHOLE)
      expect(
        scores[question].right / scores[question].asked,
        `${question}\n${scores[question].missed.join("\n")}`,
      ).toBeGreaterThanOrEqual(bar[question]);
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
