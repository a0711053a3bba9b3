import { expect, test } from "vitest";
import { type LabelledChoices, learnWeights } from "./learn-weights.ts";
import { type Choice, weighChoices } from "./weigh-choices.ts";

/** A choice of one part at each of its places, with what is said of it as a whole. */
const choiceOf = (places: readonly (readonly string[])[], signs: readonly string[] = []): Choice => ({
  parts: [{ places }],
  signs,
});

/** Choices in which whoever wants something is right, wherever it stands, and a bystander is wrong. */
const ideas: readonly LabelledChoices[] = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0
    ? { choices: [choiceOf([["wants", "first"]]), choiceOf([["watches"]])], isRight: [true, false] }
    : { choices: [choiceOf([["watches", "first"]]), choiceOf([["wants"]])], isRight: [false, true] },
);

test("what is learnt gives the greatest weight to the signs of what is right", () => {
  const weights = learnWeights(ideas);
  const [bystander = 0, hero = 0] = weighChoices([choiceOf([["watches", "first"]]), choiceOf([["wants"]])], weights);
  expect(hero).toBeGreaterThan(bystander + 1);
  expect(Math.abs(weights.get("first") ?? 0)).toBeLessThan(weights.get("wants") ?? 0);
});

test("the same ideas teach the same, and what is seen only a few times teaches nothing", () => {
  const once = { choices: [choiceOf([["odd"]]), choiceOf([["watches"]])], isRight: [true, false] };
  const weights = learnWeights([...ideas, once]);
  expect([...learnWeights([...ideas, once])]).toEqual([...weights]);
  expect(weights.has("odd")).toBe(false);
});

test("of several that are right together none has to be the only one", () => {
  const both = Array.from({ length: 20 }, () => ({
    choices: [choiceOf([["name"]]), choiceOf([["noun"]]), choiceOf([["other"]])],
    isRight: [true, true, false],
  }));
  const weights = learnWeights(both);
  expect(Math.abs((weights.get("name") ?? 0) - (weights.get("noun") ?? 0))).toBeLessThan(0.2);
  expect(weights.get("other") ?? 0).toBeLessThan(Math.min(weights.get("name") ?? 0, weights.get("noun") ?? 0));
});

test("a name and a noun are chosen together where what they say together is right, though each is wrong alone", () => {
  const told = Array.from({ length: 20 }, () => {
    const [name, noun] = [{ places: [["called"]] }, { places: [["animal"], ["animal", "again"]] }];
    return {
      choices: [
        { parts: [name], signs: ["alone"] },
        { parts: [noun], signs: ["alone"] },
        { parts: [name, noun], signs: ["both"] },
      ],
      isRight: [false, false, true],
    };
  });
  const weighed = weighChoices(told[0]?.choices ?? [], learnWeights(told));
  expect(weighed.indexOf(Math.max(...weighed))).toBe(2);
});

test("an idea in which nothing is right teaches nothing", () => {
  const wrong = { choices: [choiceOf([["a"]]), choiceOf([["b"]])], isRight: [false, false] };
  expect(learnWeights([wrong]).size).toBe(0);
});
