import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => readIdea(idea, "ro").figures[0]?.concept;

test.each([
  ["Un far de pe o stâncă își pierde lumina. Un pescăruș îi aduce licurici.", "lighthouse"],
  ["O moară de pe deal se crede elicopter. Un iepure râde de ea.", "mill"],
])("a place that does what only somebody does is whom it is about, whoever else is there: %s", (idea, concept) => {
  expect(heroOf(idea)).toBe(concept);
});

test("a place where somebody is stays where they are", () => {
  expect(heroOf("Farul e plin de apă și un pescăruș îl golește cu ciocul.")).toBe("seagull");
});
