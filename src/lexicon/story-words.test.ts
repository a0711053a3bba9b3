import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { conceptsIn } from "./concepts-in.ts";
import { tokenise } from "./normalise.ts";
import { phrasesIn } from "./read-instructions/phrases-in.ts";
import { STORY_FRAMINGS, STORY_HOURS, STORY_MOODS, STORY_VERBS } from "./testing/story-doings.ts";
import { STORY_NOUNS } from "./testing/story-nouns.ts";
import type { StoryForm, StoryWord } from "./testing/story-word.ts";

/** The least share of forms that must be found as what they mean. */
const LEAST = 0.98;

type Read = (form: StoryForm, language: Language) => string | undefined;

const concept: Read = ({ text, start, end }, language) =>
  conceptsIn(text, language).find((found) => found.start <= start && found.end >= end)?.concept.id;

const framing: Read = ({ text }, language) => {
  const found = phrasesIn(tokenise(text), text, language).find(({ start, end }) => start === 0 && end === text.length);
  return found?.type === "marks" ? [...found.marks].find((mark) => /^(?:close|medium|wide)$/u.test(mark)) : undefined;
};

interface Count {
  readonly share: number;
  readonly forms: number;
  readonly misses: readonly string[];
}

function count(words: readonly StoryWord[], language: Language, read: Read): Count {
  const forms = words.flatMap((word) =>
    word.forms[language].map((form) => ({ form, meant: word.concept[language], read: read(form, language) })),
  );
  const misses = forms.filter(({ meant, read: got }) => got !== meant);
  return {
    share: 1 - misses.length / forms.length,
    forms: forms.length,
    misses: misses.map(({ form, meant, read: got }) => `${form.text}: ${got ?? "nothing"} for ${meant}`),
  };
}

const both = (...counts: readonly Count[]): Count => {
  const forms = counts.reduce((sum, each) => sum + each.forms, 0);
  const misses = counts.flatMap((each) => each.misses);
  return { share: 1 - misses.length / forms, forms, misses };
};

test("asks for 166 nouns and for 60 verbs, moods, hours and framings", () => {
  expect(STORY_NOUNS).toHaveLength(166);
  expect([STORY_VERBS, STORY_MOODS, [...STORY_HOURS, ...STORY_FRAMINGS]].map((words) => words.length)).toEqual([
    20, 20, 20,
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const nouns = count(STORY_NOUNS, language, concept);
  const verbs = count(STORY_VERBS, language, concept);
  const moods = count(STORY_MOODS, language, concept);
  const hours = both(count(STORY_HOURS, language, concept), count(STORY_FRAMINGS, language, framing));
  test.each([
    ["nouns", nouns],
    ["verbs", verbs],
    ["moods", moods],
    ["hours and framings", hours],
    ["words", both(nouns, verbs, moods, hours)],
  ] as const)("98 % or more of the forms of story %s are found as what they mean", (_, { share, forms, misses }) => {
    expect(forms).toBeGreaterThan(0);
    expect(share, `${(share * 100).toFixed(2)} % of ${forms}; missed: ${misses.join(", ")}`).toBeGreaterThanOrEqual(
      LEAST,
    );
  });
});
