import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { CastCard } from "#book/cast-card.ts";
import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Approved } from "#features/safety/safety.ts";
import { raiseVersion, type StoryRow } from "#features/stories/server/store.ts";
import { type Before, COVER, pageRevisions, pages, stories } from "#features/stories/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

export type RevisionRow = typeof pageRevisions.$inferSelect;

const thePage = (storyId: string, number: number) => and(eq(pages.storyId, storyId), eq(pages.number, number));

export async function setTitle(tx: Transaction, storyId: string, title: string): Promise<void> {
  const next = sql`${stories.version} + 1`;
  await tx.update(stories).set({ title, version: next, titleVersion: next }).where(eq(stories.id, storyId));
  await tx
    .update(pages)
    .set({ textChangedAt: sql`clock_timestamp()` })
    .where(thePage(storyId, COVER));
}

export async function setPageText(
  tx: Transaction,
  storyId: string,
  number: number,
  { text, level }: { readonly text: string; readonly level: Complexity },
): Promise<void> {
  await tx
    .update(pages)
    .set({ text, level, textChangedAt: sql`clock_timestamp()`, version: sql`${pages.version} + 1` })
    .where(thePage(storyId, number));
  await raiseVersion(tx, storyId);
}

/** Gives a page words in the second language that tell the version of its own words. */
export async function setSecondText(
  tx: Transaction,
  storyId: string,
  number: number,
  text: Approved<string>,
  of: number,
): Promise<void> {
  await tx
    .update(pages)
    .set({ secondText: text, secondTextOf: of, secondVersion: sql`${pages.secondVersion} + 1` })
    .where(thePage(storyId, number));
  await raiseVersion(tx, storyId);
}

export async function setSecondTitle(tx: Transaction, story: StoryRow, secondTitle: string): Promise<void> {
  await tx.update(stories).set({ secondTitle, secondTitleOf: story.titleVersion }).where(eq(stories.id, story.id));
  await raiseVersion(tx, story.id);
}

/** Takes a story's words in a second language away; from now on it is told in this one, or in none. */
export async function resetSecondLanguage(
  tx: Transaction,
  storyId: string,
  secondLanguage: Language | null,
): Promise<void> {
  await tx.update(stories).set({ secondLanguage, secondTitle: "", secondTitleOf: 0 }).where(eq(stories.id, storyId));
  await tx
    .update(pages)
    .set({ secondText: "", secondTextOf: 0, secondVersion: sql`${pages.secondVersion} + 1` })
    .where(eq(pages.storyId, storyId));
  await raiseVersion(tx, storyId);
}

export async function setDrawingInstructions(
  tx: Transaction,
  storyId: string,
  number: number,
  drawingInstructions: string,
): Promise<void> {
  await tx.update(pages).set({ drawingInstructions }).where(thePage(storyId, number));
  await raiseVersion(tx, storyId);
}

/** Shows another of a page's pictures, with its alternative text; a page that has one to show is ready. */
export async function setSelected(
  tx: Transaction,
  storyId: string,
  number: number,
  picture: { readonly position: number; readonly alt: string },
): Promise<void> {
  await tx
    .update(pages)
    .set({ selected: picture.position, alt: picture.alt, status: "ready" })
    .where(thePage(storyId, number));
  await raiseVersion(tx, storyId);
}

export async function setCast(tx: Transaction, storyId: string, cast: CastCard[]): Promise<void> {
  await tx.update(stories).set({ cast }).where(eq(stories.id, storyId));
  await raiseVersion(tx, storyId);
}

/** Counts one more picture that a person asked for; false when there were as many as allowed already. */
export async function countPictureChange(tx: Transaction, storyId: string, most: number): Promise<boolean> {
  const counted = await tx
    .update(stories)
    .set({ pictureChanges: sql`${stories.pictureChanges} + 1` })
    .where(and(eq(stories.id, storyId), lt(stories.pictureChanges, most)))
    .returning({ id: stories.id });
  return counted.length > 0;
}

export async function insertRevision(
  tx: Transaction,
  revision: {
    readonly storyId: string;
    readonly pageNumber: number;
    readonly before: Before;
    readonly changedBy: string;
  },
): Promise<void> {
  await tx.insert(pageRevisions).values(revision);
}

/** The last change of a story that was not taken back. */
export async function findLastRevision(queries: Queries, storyId: string): Promise<RevisionRow | undefined> {
  const [last] = await queries
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.storyId, storyId), isNull(pageRevisions.undoneAt)))
    .orderBy(desc(pageRevisions.id))
    .limit(1);
  return last;
}

export async function markUndone(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(pageRevisions)
    .set({ undoneAt: sql`now()` })
    .where(eq(pageRevisions.id, id));
}

/** What a story's title, words and selections were before each change that is kept, the oldest first. */
export async function listEarlier(queries: Queries, storyId: string) {
  return queries
    .select({
      page: pageRevisions.pageNumber,
      before: pageRevisions.before,
      changedAt: pageRevisions.changedAt,
      undoneAt: pageRevisions.undoneAt,
    })
    .from(pageRevisions)
    .where(eq(pageRevisions.storyId, storyId))
    .orderBy(asc(pageRevisions.id));
}
