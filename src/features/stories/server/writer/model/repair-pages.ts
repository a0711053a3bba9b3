import type { Book, BookPage } from "#book/book.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Asker } from "./asker.ts";
import { findTextFaults, type TextFault } from "./find-faults.ts";
import { PAGE_ANSWER } from "./plan-schema.ts";
import { readValues } from "#server/models/read-values.ts";
import { CHILD_RULE, DATA_RULE, sayData } from "#features/safety/say-data.ts";
import { LANGUAGE_NAMES } from "./say-form.ts";

/** More pages than this share of a book that cannot stand, and it is no book. */
const MOST_BAD = 0.5;
/** Pages that are only off their level: a book is worth so many calls. */
const MOST_LEVELLED = 4;

const INSTRUCTIONS = [
  "You repair one page of a picture book: the same turn of the story, the same figures, told so that what is wrong is right. You answer with the page's words alone.",
  DATA_RULE,
  CHILD_RULE,
].join("\n\n");

/**
 * Has every page with faults told anew, once, with the list of what is wrong. What still cannot stand is told from the
 * page's plan, by the product itself. Throws `ModelFailure` where too much of a book cannot stand.
 */
export async function repairPages(asker: Asker, book: Book, signal: AbortSignal): Promise<Book> {
  const faultsOf = (text: string) => findTextFaults(text, book.language, book.complexity);
  const found = book.pages.map(({ text }) => faultsOf(text));
  if (found.filter(isHard).length > book.pages.length * MOST_BAD) {
    throw new ModelFailure("bad-output", "most pages cannot stand");
  }
  let levelled = 0;
  const pages: BookPage[] = [];
  for (const [place, page] of book.pages.entries()) {
    const faults = found[place] ?? [];
    const isWorthIt = isHard(faults) || (faults.length > 0 && (levelled += 1) <= MOST_LEVELLED);
    if (!isWorthIt) {
      pages.push(page);
      continue;
    }
    const text = await tellAgain(asker, book, place, faults, signal);
    const better = text !== undefined && weigh(faultsOf(text)) < weigh(faults) ? text : page.text;
    const stands = !isHard(faultsOf(better));
    pages.push({ ...page, text: stands ? better : describePlan(page.plan, book.cast, book.language) });
  }
  return { ...book, pages };
}

const isHard = (faults: readonly TextFault[]) => faults.some(({ hard }) => hard);
const weigh = (faults: readonly TextFault[]) => faults.reduce((sum, { hard }) => sum + (hard ? 10 : 1), 0);

/** The page in other words; undefined where the model cannot. */
async function tellAgain(
  { models, model, storyId }: Asker,
  { pages, language, cast }: Book,
  place: number,
  faults: readonly TextFault[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const prompt = [
    `Write page ${place + 1} of ${pages.length} in ${LANGUAGE_NAMES[language]}.`,
    "What is wrong stands in <faults>, the page in <pages>.",
    // The words that the gate stops at are quoted there, whoever they come from.
    sayData(
      "faults",
      faults.map(({ words }) => words),
    ),
    sayData("pages", {
      before: pages[place - 1]?.text ?? "",
      page: pages[place]?.text,
      after: pages[place + 1]?.text ?? "",
    }),
    sayData(
      "cast",
      cast.map(({ name, called, sex }) => ({ name, called, sex })),
    ),
  ].join("\n\n");
  const question = { step: "page" as const, storyId, model, instructions: INSTRUCTIONS, prompt, answer: PAGE_ANSWER };
  try {
    const answer = await models.ask({ ...question, mostTokens: 800, timeoutMs: 45_000 }, signal);
    return readValues(answer).text("text");
  } catch (error) {
    if (error instanceof ModelFailure) return undefined;
    throw error;
  }
}
