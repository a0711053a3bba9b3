import { expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { readIdea } from "./read-idea.ts";
import { writeBook } from "./write-book.ts";

const heroOf = (idea: string, language: Language) => readIdea(idea, language).figures[0]?.concept;

test.each<readonly [Language, string, string]>([
  ["en", "The wind wants to rest", "wind-itself"],
  ["en", "Winter does not want to leave", "winter-itself"],
  ["ro", "Ploaia vrea să se odihnească", "rain-itself"],
  ["ro", "o ceață care nu vede nimic", "fog-itself"],
  ["ro", "Toamna a uitat să vină în livada noastră", "autumn-itself"],
  ["de", "Der Nebel ist einsam", "fog-itself"],
  // What has a name is somebody, whoever else is there.
  ["ro", "Un vânt foarte tânăr, pe nume Crivățel, suflă prea tare și sperie găinile", "wind-itself"],
  ["de", "Ein Wind namens Puster trifft einen alten Mann", "wind-itself"],
  ["en", "the wind, who for once wanted to be quiet so that the baby could sleep", "wind-itself"],
  ["en", "The wind stole Granny’s washing", "wind-itself"],
])("weather that begins an idea and does something is its hero, in %s: %s", (language, idea, concept) => {
  expect(heroOf(idea, language)).toBe(concept);
});

test("a book tells of winter as winter", () => {
  const story = "Iarna nu vrea să plece din satul nostru";
  const { confidence: _confidence, ...form } = analyseIdea(story, "ro");
  const { pages } = writeBook({ ...form, pages: 8, complexity: "Dreamer", title: "", story }, "winter");
  expect(pages.map(({ text }) => text).join(" ")).toMatch(/iarn[ăa]/u);
});

test.each<readonly [Language, string, string | undefined]>([
  ["en", "Winter is coming and Pip the mouse has no coat", "mouse"],
  ["ro", "Noaptea vine un urs la noi", "bear"],
  ["ro", "vara un arici nu doarme", "hedgehog"],
  ["en", "The rain ruined our picnic", undefined],
])("but not where it only says when, in %s: %s", (language, idea, concept) => {
  expect(heroOf(idea, language)).toBe(concept);
});
