import type { Book } from "#book/book.ts";
import type { Complexity } from "#book/choices.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { approveBook, approveWritten } from "#features/safety/approve.ts";
import { holdStory, listPages, saveBook, type StoryRow } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import { distanceFromLevel, levelOfText } from "#author/level-of-text.ts";
import { measureText } from "#author/measure-text.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Has the book of a story written and saves every page of it, once: a second run finds the pages and writes nothing. Throws
 * `safety.refused` when the writer wrote what no child should read.
 */
export async function writeStory(
  database: Database,
  writer: Writer,
  story: StoryRow,
  signal: AbortSignal,
): Promise<void> {
  if ((await listPages(database, story.id)).length > 0) return;
  const book = approveBook(await writer.write(approveWritten(story.form), story.seed, signal));
  await database.transaction(async (tx) => {
    const held = await holdStory(tx, story.id);
    if (!held || (await listPages(tx, story.id)).length > 0) return;
    await saveBook(tx, story.id, book, pageRowsOf(story.id, book));
  });
}

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
