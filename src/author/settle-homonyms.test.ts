import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["A very tall crane on a building site is frightened of heights", "crane"],
  ["a crane who helps the builders and wants a day off", "crane"],
  ["There is a tower crane outside our flat. He wants a friend.", "crane"],
  ["a crane who can't stand on one leg", "crane-bird"],
  ["The crane lost her way to the south", "crane-bird"],
])("a word of two meanings is what stands beside it tells: %s", (idea, concept) => {
  expect(readIdea(idea, "en").figures[0]?.concept).toBe(concept);
});

test.each([
  ["Wolf moves in next door. All he wants is to borrow some sugar for his mum's cake.", "male"],
  ["A badger who can't find her glasses or her grandad", "female"],
] as const)("a pronoun tells the hero’s sex, whoever else is named: %s", (idea, sex) => {
  expect(readIdea(idea, "en").figures[0]?.sex).toBe(sex);
});
