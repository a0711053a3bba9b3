import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test("of two the first pronoun behind the hero is the hero’s", () => {
  const idea =
    "The dragon Kaskadoom sleeps and everyone says don't wake him. A little marmot has been taking his blanket to line her burrow.";
  expect(readIdea(idea, "en").figures[0]?.sex).toBe("male");
});

test("who has no other sex is who the idea’s pronouns say", () => {
  const idea = "The number 7 is sad because he thinks number 8 is better than him";
  expect(readIdea(idea, "en").figures[0]?.sex).toBe("male");
});
