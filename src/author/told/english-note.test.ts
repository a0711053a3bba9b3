import { expect, test } from "vitest";
import { readIdea } from "../read-idea.ts";

test.each([
  ["one red mitten, no partner", "{he} has no partner"],
  ["Goblin baker, wrong oven", "{he} has the wrong oven"],
  ["Bear too big for the bus", "{he} is too big for the bus"],
  ["lonely teaspoon at the back of the drawer", "{he} is lonely"],
  ["a very grumpy kettle", "{he} is grumpy"],
  ["Fergal's first night in the big bed", "it is {his} first night in the big bed"],
  ["Hedgehog. Party. No guests.", "{he} has no guests"],
])("a note without a verb says what is amiss: %s", (idea, clause) => {
  expect(readIdea(idea, "en").trouble?.clause).toBe(clause);
});

test("what a note does not say is not made up", () => {
  expect(readIdea("a frog and a bucket", "en").trouble).toBeUndefined();
});
