import { describe, expect, test } from "vitest";
import { levelOfText } from "./level-of-text.ts";
import { measureText, sentencesOf, syllablesOf, wordsOf } from "./measure-text.ts";

describe("measuring a text", () => {
  test("counts an apostrophe and a hyphen inside as one word", () => {
    expect(wordsOf("The moon’s well-kept secret, 12 pages")).toHaveLength(6);
  });

  test("keeps what closes a speech with its sentence", () => {
    expect(sentencesOf("“One more try,” said Pip. “Off I go!” And he went.")).toEqual([
      "“One more try,” said Pip.",
      "“Off I go!”",
      "And he went.",
    ]);
  });

  test.each([
    ["en", "little", 2],
    ["en", "cake", 1],
    ["en", "basket", 2],
    ["ro", "zboare", 2],
    ["ro", "pomi", 1],
    ["de", "Eule", 2],
    ["de", "Mäuse", 2],
  ] as const)("counts the syllables of %s %s: %i", (language, word, count) => {
    expect(syllablesOf(word, language)).toBe(count);
  });

  test("gives Björnsson's LIX: words a sentence plus the share of long words", () => {
    // Eight words in two sentences, two of them longer than six letters: 4 + 25.
    expect(measureText("The hedgehog slept. A butterfly sat on it.", "en").lix).toBeCloseTo(8 / 2 + (100 * 2) / 8);
  });

  test("measures nothing as nothing", () => {
    expect(measureText(" … ", "en")).toMatchObject({ words: 0, sentences: 0, longestSentence: 0 });
  });
});

describe("the level of an edited page", () => {
  test("is the easiest whose bands hold it", () => {
    expect(levelOfText("Pip had a wish. It was a big one. He wanted to fly. Not tomorrow. Today!", "en")).toBe("Spark");
  });

  test("stays what the page was written at while it lies within that level", () => {
    const text =
      "Pip had a wish, and it was a big one. He wanted to fly. Not tomorrow, but today, and as high as the moon. So he sat down and thought about it.";
    expect(levelOfText(text, "en", "Seeker")).toBe("Seeker");
    expect(levelOfText(text, "en", "Visionary")).not.toBe("Visionary");
  });

  test("rises with a long sentence even on a short page", () => {
    const text = `Pip ${"and Luna ".repeat(7)}went up the hill to look for the moon that evening.`;
    expect(["Adventurer", "Visionary"]).toContain(levelOfText(text, "en"));
  });
});
