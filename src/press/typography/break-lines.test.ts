import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

/** Every sign is one wide. */
const widthOf = (text: string) => text.length;

test("a paragraph is broken between words, and every word is kept", () => {
  expect(breakLines("a brave hedgehog called Pip", 12, widthOf)).toEqual(["a brave", "hedgehog", "called Pip"]);
});

test("a line may be as wide as the measure, and not wider", () => {
  expect(breakLines("one two", 7, widthOf)).toEqual(["one two"]);
  expect(breakLines("one two", 6, widthOf)).toEqual(["one", "two"]);
});

test("a word that is wider than the measure is broken, and nothing of it is lost", () => {
  const lines = breakLines(`so ${"x".repeat(25)} end`, 10, widthOf);
  expect(lines.every((line) => line.length <= 10)).toBe(true);
  expect(lines.join("").replaceAll(" ", "")).toBe(`so${"x".repeat(25)}end`);
});
