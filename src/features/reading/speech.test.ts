import { describe, expect, it } from "vitest";
import { pickVoice, splitSentences, splitWords, timeOf, wordAt } from "./speech.ts";

const cut = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe("reading aloud", () => {
  it("takes a text sentence by sentence, as its language marks them", () => {
    const text = "„Unde ești?” strigă Pip. Nimeni nu răspunse.";
    expect(cut(text, splitSentences(text, "ro")).join("")).toBe(text);
    expect(splitSentences("   ", "en")).toEqual([]);
  });

  it("knows the words of a text and where they stand", () => {
    const text = "Pip’s button, gone — și-a luat!";
    const words = splitWords(text, "en");
    expect(cut(text, words)).toContain("button");
    expect(cut(text, words).every((word) => /\p{L}/u.test(word))).toBe(true);
  });

  it("finds the word that a voice says it is at", () => {
    const words = splitWords("One, two", "en");
    expect(wordAt(words, 0)).toEqual({ start: 0, end: 3 });
    expect(wordAt(words, 3)).toEqual({ start: 5, end: 8 });
    expect(wordAt(words, 8)).toBeUndefined();
  });

  it("gives longer words more time", () => {
    expect(timeOf({ start: 0, end: 8 })).toBeGreaterThan(timeOf({ start: 0, end: 2 }));
  });

  it("picks a voice of the language: on the device first, then its default", () => {
    const voice = (lang: string, localService: boolean, isDefault = false) => ({
      lang,
      localService,
      default: isDefault,
    });
    const far = voice("ro-RO", false, true);
    const near = voice("ro_RO", true);
    expect(pickVoice([voice("en-US", true), far, near], "ro")).toBe(near);
    expect(pickVoice([voice("rom-XX", true)], "ro")).toBeUndefined();
    expect(pickVoice([], "de")).toBeUndefined();
  });
});
