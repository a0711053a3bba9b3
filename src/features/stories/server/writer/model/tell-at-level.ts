import type { Complexity } from "#book/choices.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Asker } from "./asker.ts";
import { findTextFaults } from "./find-faults.ts";
import { PAGE_ANSWER } from "./plan-schema.ts";
import { readValues } from "#server/models/read-values.ts";
import { CHILD_RULE, DATA_RULE, sayData } from "#features/safety/say-data.ts";
import { LANGUAGE_NAMES } from "./say-form.ts";

const INSTRUCTIONS = [
  "You tell one page of a picture book at another reading level: the same happens, nobody is added, nothing is lost. You answer with the page's words alone.",
  DATA_RULE,
  CHILD_RULE,
].join("\n\n");

/** A page's words at another level. Throws `ModelFailure`. */
export async function tellAtLevel(
  { models, model, storyId, flag }: Asker,
  { language }: Approved<StoryForm>,
  text: string,
  level: Complexity,
  signal: AbortSignal,
): Promise<string> {
  const { wordsAPage, longestSentence } = READING_LEVELS[level];
  const prompt = [
    `Tell it in ${LANGUAGE_NAMES[language]}, in ${wordsAPage.min} to ${wordsAPage.max} words, no sentence of more than ${longestSentence} words.`,
    sayData("page", { text }),
  ].join("\n\n");
  const question = { step: "level" as const, storyId, model, instructions: INSTRUCTIONS, prompt, answer: PAGE_ANSWER };
  const answer = await models.ask({ ...question, mostTokens: 800, timeoutMs: 30_000 }, signal);
  const told = readValues(answer).text("text") ?? "";
  const hard = findTextFaults(told, language, level).filter((fault) => fault.hard);
  if (hard.length > 0) throw new ModelFailure("bad-output", hard.map(({ words }) => words).join(" "));
  if ((await flag?.([told], signal, storyId))?.includes(true)) throw new ModelFailure("refused", "was flagged");
  return told;
}
