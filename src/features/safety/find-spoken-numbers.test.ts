import { expect, test } from "vitest";
import { findSpokenNumbers } from "./find-spoken-numbers.ts";

const wordsOf = (text: string) => findSpokenNumbers(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ["text me on oh seven seven double oh nine double one two", "oh seven seven double oh nine double one two"],
  ["sună la zero șapte doi doi, unu doi trei", "zero șapte doi doi, unu doi trei"],
  ["unter null eins sieben sechs 1 2 3 vier", "null eins sieben sechs 1 2 3 vier"],
])("finds a telephone number that is said: %s", (text, number) => {
  expect(wordsOf(text)).toEqual([number]);
});

test.each([
  "One two three four five six seven eight nine, I come!",
  "nine eight seven six five four three two one zero, lift off",
  "unu doi trei patru cinci șase șapte opt nouă",
  "One bear, two foxes, three owls, four mice, five bees, nine ants and one fly",
  "1 3 4 2 9 8 7 5",
])("lets people count and name how many: %s", (text) => {
  expect(wordsOf(text)).toEqual([]);
});
