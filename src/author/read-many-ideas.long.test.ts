import { describe, expect, test } from "vitest";
import type { ByLanguage } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { ExpectedIdea } from "./testing/expected-idea.ts";
import { FURTHER_DE } from "./testing/further-ideas-de.ts";
import { FURTHER_EN } from "./testing/further-ideas-en.ts";
import { FURTHER_RO } from "./testing/further-ideas-ro.ts";
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
import { STRANGERS_LEARNT_DE } from "./testing/strangers-learnt-ideas-de.ts";
import { STRANGERS_LEARNT_EN } from "./testing/strangers-learnt-ideas-en.ts";
import { STRANGERS_LEARNT_RO } from "./testing/strangers-learnt-ideas-ro.ts";
import { STRANGERS_THIRD_DE } from "./testing/strangers-third-ideas-de.ts";
import { STRANGERS_THIRD_EN } from "./testing/strangers-third-ideas-en.ts";
import { STRANGERS_THIRD_RO } from "./testing/strangers-third-ideas-ro.ts";
import { scoreReading } from "./testing/score-reading.ts";
import { OTHERS_HUNDRED_MORE_DE } from "./testing/others-hundred-ideas-de-more.ts";
import { OTHERS_HUNDRED_DE } from "./testing/others-hundred-ideas-de.ts";
import { OTHERS_HUNDRED_MORE_EN } from "./testing/others-hundred-ideas-en-more.ts";
import { OTHERS_HUNDRED_EN } from "./testing/others-hundred-ideas-en.ts";
import { OTHERS_HUNDRED_MORE_RO } from "./testing/others-hundred-ideas-ro-more.ts";
import { OTHERS_HUNDRED_RO } from "./testing/others-hundred-ideas-ro.ts";
import { UNSEEN_SIXTY_DE } from "./testing/unseen-sixty-ideas-de.ts";
import { UNSEEN_SIXTY_EN } from "./testing/unseen-sixty-ideas-en.ts";
import { UNSEEN_SIXTY_RO } from "./testing/unseen-sixty-ideas-ro.ts";

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

describe.each(LANGUAGES)("ideas that were learnt from, as parents type them, in %s", (language) => {
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
  ] as const)("are read right when somebody wrote them who had not seen the reader, %s", (_, ideas, bar) => {
    const scores = scoreReading(ideas[language], language);
    for (const question of WHOLE)
      expect(
        scores[question].right / scores[question].asked,
        `${question}\n${scores[question].missed.join("\n")}`,
      ).toBeGreaterThanOrEqual(bar[question]);
  });
});
