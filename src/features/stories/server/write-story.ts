import type { Book } from "#book/book.ts";
import type { Complexity } from "#book/choices.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { approveBook, approveWritten } from "#features/safety/approve.ts";
import { findStory, holdStory, listPages, saveBook, type StoryRow } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { type Writer, writersFrom } from "#features/stories/server/writer/writer.ts";
import type { Approved } from "#features/safety/safety.ts";
import { Fault } from "#contract/fault.ts";
import { ownTextOf } from "#author/tell-own-text.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import { distanceFromLevel, levelOfText } from "#author/level-of-text.ts";
import { measureText } from "#author/measure-text.ts";
import type { Database } from "#server/database/database.ts";

/** Who writes, and who will paint what is written. */
export interface Hands {
  readonly writer: Writer;
  readonly painter: { readonly name: string };
  /** Told the beginning of a book that the gate lets through, while its pages are still written: it has none yet. */
  readonly onHead?: ((head: Approved<Book>, seed: string) => void) | undefined;
}

/**
 * Has the book of a story written and saves every page of it, once: a second run finds the pages and writes nothing. Where a
 * model cannot write it, the next writer does. Throws `safety.refused` when the last one wrote what no child should read,
 * and `ModelFailure` when nobody could write.
 */
export async function writeStory(
  database: Database,
  { writer, painter, onHead }: Hands,
  storyId: string,
  signal: AbortSignal,
): Promise<void> {
  const story = await findStory(database, storyId);
  if (!story || (await listPages(database, story.id)).length > 0) return;
  const { book, seed, by } = await writeFirst(writer, story, signal, onHead);
  await database.transaction(async (tx) => {
    const held = await holdStory(tx, story.id);
    if (!held || (await listPages(tx, story.id)).length > 0) return;
    await saveBook(tx, story.id, book, pageRowsOf(story.id, book), { writer: by, painter: painter.name, seed });
  });
}

interface WrittenBook {
  readonly book: Approved<Book>;
  /** What it was written from; its pages can be written anew at another level from this. */
  readonly seed: string;
}

/** The book of the first writer that can, and its name. */
async function writeFirst(
  writer: Writer,
  story: StoryRow,
  signal: AbortSignal,
  onHead: Hands["onHead"],
): Promise<WrittenBook & { readonly by: string }> {
  const form = approveWritten(story.form);
  // What a parent wrote as a story is told word for word, which is no model's business.
  const writers = ownTextOf(form) ? [builtInWriter] : writersFrom(writer);
  for (const [place, each] of writers.entries()) {
    try {
      return { ...(await writeApproved(each, form, story, signal, onHead)), by: each.name };
    } catch (error) {
      const mayGoOn = error instanceof ModelFailure || (error instanceof Fault && error.code === "safety.refused");
      if (signal.aborted || !mayGoOn || place === writers.length - 1) throw error;
    }
  }
  throw new Error("there is no writer");
}

/** The built-in author has other sentences for another seed; nobody waits for those. */
const OTHER_SEEDS = ["", "/again", "/once-more", "/at-last"] as const;

/** A book that the gate lets through. The gate knows no context, and may stop a harmless page of the built-in author's: it tells it otherwise. */
async function writeApproved(
  writer: Writer,
  form: Approved<StoryRow["form"]>,
  { seed, id }: StoryRow,
  signal: AbortSignal,
  onHead: Hands["onHead"],
): Promise<WrittenBook> {
  const seeds = writer.variesBySeed ? OTHER_SEEDS : OTHER_SEEDS.slice(0, 1);
  for (const [attempt, other] of seeds.entries()) {
    try {
      const commission = { storyId: id, ...(onHead && { onHead: tellApproved(onHead, seed + other) }) };
      return { book: approveBook(await writer.write(form, seed + other, signal, commission)), seed: seed + other };
    } catch (error) {
      const isRefused = error instanceof Fault && error.code === "safety.refused";
      if (!isRefused || attempt === seeds.length - 1) throw error;
    }
  }
  throw new Error("there is no seed");
}

/** A beginning that the gate stops is told to nobody: what becomes of the book shows when it is whole. */
const tellApproved = (onHead: NonNullable<Hands["onHead"]>, seed: string) => (head: Book) => {
  try {
    onHead(approveBook(head), seed);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== "safety.refused") throw error;
  }
};

function pageRowsOf(storyId: string, book: Book) {
  const { language, complexity, cast } = book;
  const cover = {
    storyId,
    number: COVER,
    text: "",
    plan: book.cover,
    beat: "cover",
    alt: describePlan(book.cover, cast, language),
    level: complexity,
  };
  const pages = book.pages.map((page, number) => ({
    storyId,
    number,
    text: page.text,
    plan: page.plan,
    beat: page.beat,
    alt: describePlan(page.plan, cast, language),
    level: levelOfPage(page.text, book),
  }));
  return [cover, ...pages];
}

/** The book's own level when the page lies in its bands, else the level that the page is measured at (S10.4). */
function levelOfPage(text: string, { language, complexity }: Book): Complexity {
  const isWithin = distanceFromLevel(measureText(text, language), complexity) === 0;
  return isWithin ? complexity : levelOfText(text, language);
}
