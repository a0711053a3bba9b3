import { expect, test } from "vitest";
import { type LabelledChoice, learnWeights } from "./learn-weights.ts";
import { weighMentions } from "./weigh-mentions.ts";

/** Choices in which whoever wants something is right, wherever it stands, and a bystander is wrong. */
const ideas: readonly LabelledChoice[] = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0
    ? { signs: [["wants", "first"], ["watches"]], isRight: [true, false] }
    : { signs: [["watches", "first"], ["wants"]], isRight: [false, true] },
);

test("what is learnt gives the greatest weight to the signs of what is right", () => {
  const weights = learnWeights(ideas);
  const [bystander = 0, hero = 0] = weighMentions([["watches", "first"], ["wants"]], weights);
  expect(hero).toBeGreaterThan(bystander + 1);
  expect(Math.abs(weights.get("first") ?? 0)).toBeLessThan(weights.get("wants") ?? 0);
});

test("the same ideas teach the same, and what is seen only a few times teaches nothing", () => {
  const once = { signs: [["odd"], ["watches"]], isRight: [true, false] };
  const weights = learnWeights([...ideas, once]);
  expect([...learnWeights([...ideas, once])]).toEqual([...weights]);
  expect(weights.has("odd")).toBe(false);
});

test("of several that are right together none has to be the only one", () => {
  const both = Array.from({ length: 20 }, () => ({
    signs: [["name"], ["noun"], ["other"]],
    isRight: [true, true, false],
  }));
  const weights = learnWeights(both);
  expect(Math.abs((weights.get("name") ?? 0) - (weights.get("noun") ?? 0))).toBeLessThan(0.2);
  expect(weights.get("other") ?? 0).toBeLessThan(Math.min(weights.get("name") ?? 0, weights.get("noun") ?? 0));
});

test("an idea in which nothing is right teaches nothing", () => {
  expect(learnWeights([{ signs: [["a"], ["b"]], isRight: [false, false] }]).size).toBe(0);
});
