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

test("a capital makes a name of a word that no list has, and a place without capitals behind a noun", () => {
  expect(said("The dog left Biscuit at home", "en")).toContain("Biscuit: name");
  expect(said("Unter meinem Bett wohnt Struppel", "de")).toContain("Struppel: name");
  expect(said("Unser Andrin hat sich das Bein gebrochen", "de")).toContain("Andrin: name");
  expect(said("vreau o poveste cu cainele nostru pufi", "ro")).toContain("pufi: name");
});

test("a place, a German noun behind its article and whose it is are no names", () => {
  expect(said("Wir ziehen nach Winterthur und die Schnurre kommt mit", "de")).not.toContain("Winterthur: name");
  expect(said("Da wohnt die Schnurre", "de")).toContain("Schnurre: unknown");
  expect(said("Spiridușul din ajunul Bucegilor", "ro")).not.toContain("Bucegilor: name");
});

test("beside nouns with their capitals a German word without one is no noun", () => {
  expect(said("Im Jahr 2500 fliegen alle Autos", "de")).toEqual(["Autos: being"]);
});
