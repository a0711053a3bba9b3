import { expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { mentionsIn } from "./mentions-in.ts";

const said = (text: string, language: Language) =>
  mentionsIn(text, language).map(({ start, end, sort }) => `${text.slice(start, end)}: ${sort}`);

test("nouns of every kind and names are who a story could be about, in their order", () => {
  expect(said("Ella has a torch and a quokka called Bo", "en")).toEqual([
    "Ella: name",
    "torch: thing",
    "quokka: animal",
    "Bo: name",
  ]);
  expect(said("Bunica are un ceas, iar Radu se teme de vânt", "ro")).toEqual([
    "Bunica: elder",
    "ceas: thing",
    "Radu: name",
    "vânt: weather",
  ]);
});

test("a noun that the lexicon does not have is one by its article or its capital", () => {
  expect(said("There was a flibbertig who sang", "en")).toContain("flibbertig: unknown");
  expect(said("Gestern kam ein Schnurfel zu Mia", "de")).toContain("Schnurfel: unknown");
});

test("an English noun before a noun only tells what sort it is, and a hero is what somebody is in a story", () => {
  expect(said("A lion lamp in the castle", "en")).toEqual(["lamp: thing", "castle: place"]);
  expect(said("The hero is a tram", "en")).toEqual(["tram: being"]);
});
