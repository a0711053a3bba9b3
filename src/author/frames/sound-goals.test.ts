import { expect, test } from "vitest";
import { readIdea } from "../read-idea.ts";

test.each([
  ["de", "Ein Murmeltier verschläft den Frühling"],
  ["en", "a bear spills the honey"],
  ["ro", "Un castor strică barajul"],
] as const)("%s: what goes wrong is nobody’s wish: %s", (language, idea) => {
  const { goal } = readIdea(idea, language);
  expect(goal === undefined || goal.isUntellable === true).toBe(true);
});

test.each([
  ["de", "Eine Maus will nie wieder verlieren", "nie wieder verlieren"],
  ["en", "A boy wants to lose a tooth", "lose a tooth"],
  ["en", "An owl who wants to fall asleep", "fall asleep"],
  ["ro", "Un băiat vrea să piardă un dinte de lapte", "să piardă un dinte de lapte"],
] as const)("%s: and is told where somebody says to wish it: %s", (language, idea, phrase) => {
  const { goal } = readIdea(idea, language);
  expect([goal?.phrase, goal?.isUntellable]).toEqual([phrase, undefined]);
});

test.each([
  ["en", "A jellyfish in Galway Bay that nobody wants to swim with. She only wanted to say hello."],
  ["de", "eichhörnchen weiss nicht mehr wo die nüsse sind"],
  ["de", "Ein Waschbär wohnt bei uns in Kassel im Kamin, kein Scherz."],
] as const)("%s: the end of another clause is nothing that is amiss: %s", (language, idea) => {
  expect(readIdea(idea, language).trouble?.clause ?? "").not.toMatch(/nobody$|sind$|Scherz/u);
});

test("what whoever types made of it is no part of what is amiss", () => {
  const idea = "Tilly is scared of the swimming lessons so i thought a water vole who hates getting wet";
  expect(readIdea(idea, "en").trouble?.clause).not.toMatch(/i thought/iu);
});
