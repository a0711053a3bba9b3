import { expect, test } from "vitest";
import { readIdea } from "../read-idea.ts";

test.each([
  ["de", "Ein Murmeltier verschläft den Frühling"],
  ["en", "A boy wants to lose a tooth"],
  ["ro", "Robotul mixer mestecă orice și apoi cine îl învață, vrea să strice totul"],
] as const)("%s: what goes wrong is nobody’s wish: %s", (language, idea) => {
  const { goal } = readIdea(idea, language);
  expect(goal === undefined || goal.isUntellable === true || goal.toldAs !== undefined).toBe(true);
});

test("whoever wants never again to lose wants just that", () => {
  expect(readIdea("Eine Maus will nie wieder verlieren", "de").goal).toEqual(
    expect.objectContaining({ kind: "wish", phrase: "nie wieder verlieren" }),
  );
  expect(readIdea("Eine Maus will nie wieder verlieren", "de").goal?.isUntellable).toBeUndefined();
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
