import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { learnFromToldIdeas } from "../testing/learn-from-told-ideas.ts";
import { heroWeights } from "./hero-weights.ts";

test.each(LANGUAGES)("what is held by which a hero is known is what the told ideas teach, in %s", async (language) => {
  const learnt = await learnFromToldIdeas(language);
  expect(Object.fromEntries(heroWeights(language)), "npm run learn").toEqual(learnt);
});
