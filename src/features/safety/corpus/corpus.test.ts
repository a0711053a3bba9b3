import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { CORPUS, halfOf } from "./corpus.ts";

test.each(LANGUAGES)("holds at least 300 unsafe, tricky and innocent texts in %s, none of them twice", (language) => {
  const { unsafe, tricky, innocent } = CORPUS[language];
  const texts = [...Object.values(unsafe).flat(), ...tricky, ...innocent];
  expect(texts.length).toBeGreaterThanOrEqual(300);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

test("falls in two halves that have no text in common", () => {
  const texts = ["one", "two", "three"];
  expect([halfOf(texts, "tuning"), halfOf(texts, "held apart")]).toEqual([["one", "three"], ["two"]]);
});
