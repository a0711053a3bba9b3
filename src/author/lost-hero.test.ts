import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["en", "My daughter's cockatiel Pepper flew off on Sunday and hasn't come back.", "find the way home"],
  ["en", "Our teddy Bruno was lost at the airport", "find the way home"],
  ["ro", "Pisica noastră Miți a dispărut de acasă", "să găsească drumul spre casă"],
] as const)("who is gone does not look for themselves (%s): %s", (language, idea, wish) => {
  expect(readIdea(idea, language).goal?.phrase).toBe(wish);
});

test.each([
  ["Mia lost her teddy", "teddy"],
  ["The lost mitten is looking for the other mitten", "other mitten"],
  ["Bruno the bear is looking for his friend Otto", "friend Otto"],
])("who looks for another looks on: %s", (idea, lost) => {
  const { goal } = readIdea(idea, "en");
  expect([goal?.kind, goal?.phrase]).toEqual(["lost", lost]);
});

test.each([
  ["en", "A snail loses the race", "win the race"],
  ["ro", "Melcul pierde cursa", "să câștige cursa"],
  ["de", "Die Schnecke verliert das Rennen", "das Rennen gewinnen"],
] as const)("who loses a race wants to win it, and does not look for it (%s)", (language, idea, wish) => {
  expect(readIdea(idea, language).goal?.phrase).toBe(wish);
});

test("what has a name for itself in the idea is lost by that name", () => {
  const { goal } = readIdea("Köchin Rosalinde kocht fürs ganze Dorf, aber das Salz ist weg", "de");
  expect([goal?.concept, goal?.word]).toEqual(["salt", "Salz"]);
});
