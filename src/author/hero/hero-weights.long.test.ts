import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { learnFromToldIdeas } from "../testing/learn-from-told-ideas.ts";
import { COMMON_FROM, commonWords } from "../common-words.ts";
import { heroWeights } from "./hero-weights.ts";

test.each(LANGUAGES)("what is held by which a hero is known is what the told ideas teach, in %s", async (language) => {
  const { weights, words } = await learnFromToldIdeas(language);
  expect(Object.fromEntries(heroWeights(language)), "npm run learn").toEqual(weights);
  const howCommon = commonWords(language);
  for (const [at, least] of COMMON_FROM.entries())
    expect(
      words[`${least}`].filter((word) => howCommon(word) !== at + 1),
      "npm run learn",
    ).toEqual([]);
});
