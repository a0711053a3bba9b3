import { findTextFaults } from "./find-faults.ts";
import { LANGUAGE_NAMES, SPELLING } from "./say-form.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import { CHILD_RULE, DATA_RULE, sayData } from "#features/safety/say-data.ts";
import type { SecondLanguage, StandingBook, Translation } from "#features/stories/server/writer/writer.ts";
import type { Asker } from "./asker.ts";
import { TRANSLATION_ANSWER } from "./plan-schema.ts";
import { readValues } from "#server/models/read-values.ts";

const INSTRUCTIONS = [
  "You tell a picture book in a second language, page by page: the same happens on every page, names stay, nobody is added, nothing is lost. It reads as if it had been written in that language, by ear, and no sentence shows the other one. You answer with the title and the words of every page, in their order.",
  DATA_RULE,
  CHILD_RULE,
].join("\n\n");

const TOKENS_A_PAGE = 400;
const BOOK_MS = 120_000;

/** A book's words in a second language. A page that misses its level, or is flagged, is left out. Throws `ModelFailure`. */
export async function translatePages(
  { models, model, storyId, flag }: Asker,
  { title, pages }: StandingBook,
  { language, idea }: SecondLanguage,
  signal: AbortSignal,
): Promise<Translation> {
  const prompt = [
    `Tell it in ${LANGUAGE_NAMES[language]}. ${SPELLING[language]}`,
    "Each page's words are as many as its level allows, and no sentence is longer than that.",
    sayData("book", {
      title,
      ...(idea !== undefined && { idea }),
      pages: pages.map(({ text, level }) => {
        const { wordsAPage, longestSentence } = READING_LEVELS[level];
        return { text, words: `${wordsAPage.min} to ${wordsAPage.max}`, longestSentence };
      }),
    }),
  ].join("\n\n");
  const question = {
    step: "translation" as const,
    storyId,
    model,
    instructions: INSTRUCTIONS,
    prompt,
    answer: TRANSLATION_ANSWER,
  };
  const mostTokens = 500 + TOKENS_A_PAGE * pages.length;
  const answer = readValues(await models.ask({ ...question, mostTokens, timeoutMs: BOOK_MS }, signal));
  const told = answer.list("pages").map((page) => page.text("text") ?? "");
  const flagged = (await flag?.([answer.text("title") ?? "", ...told], signal, storyId)) ?? [];
  return {
    title: flagged[0] ? "" : (answer.text("title") ?? ""),
    pages: pages.map(({ level }, number) => {
      const text = told[number] ?? "";
      const isFit = !findTextFaults(text, language, level).some(({ hard }) => hard);
      return text !== "" && isFit && !flagged[number + 1] ? text : undefined;
    }),
  };
}
