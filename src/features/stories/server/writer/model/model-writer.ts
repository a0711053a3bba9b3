import { analyseIdea } from "#author/analyse-idea.ts";
import { castCharacter } from "#author/cast-character.ts";
import { writeBook } from "#author/write-book.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { Commission, Writer } from "#features/stories/server/writer/writer.ts";
import type { StoryForm } from "#features/stories/story.ts";
import type { ModelQuestion } from "#server/models/ask-model.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Book } from "#book/book.ts";
import type { Asker } from "./asker.ts";
import { findBookFaults } from "./find-faults.ts";
import { ANALYSIS_ANSWER, BOOK_ANSWER } from "./plan-schema.ts";
import { ANALYSIS_INSTRUCTIONS, readAnalysis } from "./read-analysis.ts";
import { readBook } from "./read-book.ts";
import { readHead } from "./read-head.ts";
import { replaceFlagged } from "./replace-flagged.ts";
import { repairPages } from "./repair-pages.ts";
import { sayData } from "#features/safety/say-data.ts";
import { BOOK_INSTRUCTIONS, sayForm } from "./say-form.ts";
import { translatePages } from "./translate-pages.ts";
import { tellAtLevel } from "./tell-at-level.ts";

/** A parent waits for the reading of an idea: after that long the built-in reader's stands. */
const ANALYSIS_MS = 7_000;
const BOOK_MS = 180_000;
/** A page's words and its plan, and what stands around all pages. */
const TOKENS_A_PAGE = 600;
const TOKENS_AROUND = 2_500;

/** A writer that is a language model; `next` takes over where it refuses, is down or has nothing left. */
export function createModelWriter(tools: Omit<Asker, "storyId">, next: Writer | undefined): Writer {
  const { models, model } = tools;
  return {
    name: model.name,
    next,
    async analyze(idea, hint, signal) {
      const own = analyseIdea(idea, hint);
      const question = {
        step: "analysis" as const,
        storyId: undefined,
        model,
        instructions: ANALYSIS_INSTRUCTIONS,
        prompt: sayData("idea", { idea, languageOfTheScreen: hint }),
        answer: ANALYSIS_ANSWER,
        mostTokens: 800,
        timeoutMs: ANALYSIS_MS,
      };
      // All tries together have the time of one.
      const within = AbortSignal.any([signal, AbortSignal.timeout(ANALYSIS_MS)]);
      try {
        return readAnalysis(await models.ask(question, within), own);
      } catch (error) {
        if (!within.aborted || signal.aborted) throw error;
        throw new ModelFailure("timeout", "an idea was not read in time");
      }
    },
    write: (form, seed, signal, commission) =>
      write({ ...tools, storyId: commission?.storyId }, form, seed, signal, commission),
    rewrite: (form, _seed, _page, level, signal, told) =>
      tellAtLevel({ ...tools, storyId: told?.storyId }, form, told?.text ?? "", level, signal),
    translate: (book, into, signal) => translatePages({ ...tools, storyId: book.storyId }, book, into, signal),
  };
}

async function write(
  asker: Asker,
  form: Approved<StoryForm>,
  seed: string,
  signal: AbortSignal,
  commission: Commission | undefined,
): Promise<Book> {
  const fixed = castOf(form);
  const onText = watchHead(form, fixed, commission);
  const first = await plan(asker, form, fixed, [], onText, signal);
  const faults = findBookFaults(first, form);
  // A second time with what was wrong; then somebody else writes.
  const book = faults.length === 0 ? first : await plan(asker, form, fixed, faults, onText, signal);
  const left = findBookFaults(book, form).filter((fault) => book.title !== "" || !fault.includes("title"));
  if (left.length > 0) throw new ModelFailure("bad-output", left.join(" "));
  const titled = book.title === "" ? { ...book, title: writeBook(form, seed).title } : book;
  return replaceFlagged(asker, await repairPages(asker, titled, signal), signal);
}

async function plan(
  { models, model, storyId }: Asker,
  form: Approved<StoryForm>,
  fixed: readonly CastCard[],
  faults: readonly string[],
  onText: ModelQuestion["onText"],
  signal: AbortSignal,
): Promise<Book> {
  const again = faults.length === 0 ? "" : `\n\nAn earlier answer was not right. ${faults.join(" ")}`;
  const question = {
    step: "plan" as const,
    storyId,
    model,
    instructions: BOOK_INSTRUCTIONS,
    prompt: sayForm(form, fixed) + again,
    answer: BOOK_ANSWER,
    mostTokens: TOKENS_AROUND + TOKENS_A_PAGE * form.pages,
    timeoutMs: BOOK_MS,
    onText,
  };
  const answer = await models.ask(question, signal).catch((error: unknown) => {
    // What was cut off or is no JSON may be whole the next time; a refusal stays one.
    const mayHelp = error instanceof ModelFailure && error.kind === "bad-output" && faults.length === 0;
    if (!mayHelp) throw error;
    return models.ask({ ...question, mostTokens: question.mostTokens * 2 }, signal);
  });
  return readBook(answer, form, fixed);
}

/** Tells the beginning of a book once it is whole in the answer so far. */
function watchHead(
  form: StoryForm,
  fixed: readonly CastCard[],
  commission: Commission | undefined,
): ModelQuestion["onText"] {
  const { onHead } = commission ?? {};
  if (!onHead) return undefined;
  return (soFar) => {
    const head = readHead(soFar);
    if (head === undefined) return false;
    onHead(readBook(head, form, fixed));
    return true;
  };
}

/** The cards of those whom the parent named, as the review has shown them. */
function castOf({ characters, language, characterType, environment }: Approved<StoryForm>): CastCard[] {
  return characters.map((character, place) => ({
    ...castCharacter({ ...character, language, characterType, environment }),
    id: place === 0 ? "hero" : `friend-${place}`,
  }));
}
