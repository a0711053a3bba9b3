import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Book } from "#book/book.ts";
import { users } from "#features/accounts/server/tables.ts";
import { likes } from "#features/likes/server/tables.ts";
import { pictures } from "#features/pictures/server/tables.ts";
import type { Approved } from "#features/safety/safety.ts";
import { kindOfId } from "#features/stories/server/new-ids.ts";
import { COVER, pages, stories } from "#features/stories/server/tables.ts";
import type { Database, Queries, Transaction } from "#server/database/database.ts";

export type StoryRow = typeof stories.$inferSelect;
/** A page without its plan, which only painters need. */
export type PageRow = Omit<typeof pages.$inferSelect, "plan" | "beat">;
export type PlannedPage = typeof pages.$inferSelect;
export type PictureRow = Pick<typeof pictures.$inferSelect, "id" | "pageNumber" | "position" | "createdAt">;

const byEitherId = (id: string) => (kindOfId(id) === "id" ? eq(stories.id, id) : eq(stories.shortId, id));

export async function insertStory(tx: Transaction, story: typeof stories.$inferInsert): Promise<void> {
  await tx.insert(stories).values(story);
}

/** A story's own row, by either id. */
export async function findStory(queries: Queries, id: string): Promise<StoryRow | undefined> {
  if (kindOfId(id) === "none") return undefined;
  const [row] = await queries.select().from(stories).where(byEitherId(id));
  return row;
}

/** The same, held so that nobody else changes the story until the transaction ends. */
export async function holdStory(tx: Transaction, id: string): Promise<StoryRow | undefined> {
  if (kindOfId(id) === "none") return undefined;
  const [row] = await tx.select().from(stories).where(byEitherId(id)).for("update");
  return row;
}

/** A story's own row as its reader sees it, and whether the viewer likes it; without what the book is made from. */
export type StoryHead = Omit<StoryRow, "form" | "seed" | "spentRight" | "waitBefore" | "pictureChanges"> & {
  readonly ownerName: string;
  readonly ownerPortrait: string;
  readonly isLiked: boolean;
};

const {
  form: _form,
  seed: _seed,
  spentRight: _spentRight,
  waitBefore: _waitBefore,
  pictureChanges: _pictureChanges,
  ...headColumns
} = getTableColumns(stories);
const ownerColumns = { ownerName: users.name, ownerPortrait: users.portrait };

/** A story by either id, prepared once for a database: this is what every reader asks for all the time. */
export function prepareStoryHead(
  database: Database,
): (id: string, viewerId: string | undefined) => Promise<StoryHead | undefined> {
  const isLiked = sql<boolean>`exists (
    select 1 from ${likes} where ${likes.storyId} = ${stories.id} and ${likes.userId} = ${sql.placeholder("viewer")}::uuid)`;
  const find = database
    .select({ ...headColumns, ...ownerColumns, isLiked })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.ownerId));
  const byId = find.where(eq(stories.id, sql.placeholder("id"))).prepare("story_by_id");
  const byShortId = database
    .select({ ...headColumns, ...ownerColumns, isLiked })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.ownerId))
    .where(eq(stories.shortId, sql.placeholder("id")))
    .prepare("story_by_short_id");
  return async (id, viewerId) => {
    const kind = kindOfId(id);
    if (kind === "none") return undefined;
    const [row] = await (kind === "id" ? byId : byShortId).execute({ id, viewer: viewerId ?? null });
    return row;
  };
}

export interface StoryWithOwner {
  readonly story: StoryRow;
  readonly ownerName: string;
}

/** A story with its owner's name. */
export async function findStoryWithOwner(queries: Queries, id: string): Promise<StoryWithOwner | undefined> {
  if (kindOfId(id) === "none") return undefined;
  const [row] = await queries
    .select({ story: stories, ownerName: users.name })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.ownerId))
    .where(byEitherId(id));
  return row;
}

const { plan: _plan, beat: _beat, ...pageColumns } = getTableColumns(pages);

export function listPages(queries: Queries, storyId: string): Promise<PageRow[]> {
  return queries.select(pageColumns).from(pages).where(eq(pages.storyId, storyId)).orderBy(asc(pages.number));
}

/** The pages with the plans that they are drawn from. */
export function listPlannedPages(queries: Queries, storyId: string): Promise<PlannedPage[]> {
  return queries.select().from(pages).where(eq(pages.storyId, storyId)).orderBy(asc(pages.number));
}

export async function findPage(queries: Queries, storyId: string, number: number): Promise<PlannedPage | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.storyId, storyId), eq(pages.number, number)));
  return row;
}

export function listPictures(queries: Queries, storyId: string): Promise<PictureRow[]> {
  return queries
    .select({
      id: pictures.id,
      pageNumber: pictures.pageNumber,
      position: pictures.position,
      createdAt: pictures.createdAt,
    })
    .from(pictures)
    .where(eq(pictures.storyId, storyId))
    .orderBy(asc(pictures.pageNumber), asc(pictures.position));
}

/** The numbers of the pages that have a picture. */
export async function listDrawnPages(queries: Queries, storyId: string): Promise<Set<number>> {
  const rows = await queries
    .selectDistinct({ number: pictures.pageNumber })
    .from(pictures)
    .where(eq(pictures.storyId, storyId));
  return new Set(rows.map((row) => row.number));
}

export interface ShelfRow {
  readonly story: Pick<
    StoryRow,
    "id" | "shortId" | "title" | "likeCount" | "createdAt" | "status" | "pageCount" | "shared" | "hidden"
  >;
  readonly pagesDone: number;
  readonly coverId: string | null;
  readonly coverDrawnAt: Date | null;
}

/** A person's stories, newest first. */
export function listShelf(queries: Queries, ownerId: string): Promise<ShelfRow[]> {
  return selectShelf(queries).where(eq(stories.ownerId, ownerId)).orderBy(desc(stories.createdAt), desc(stories.id));
}

/** A person's most liked stories, the newest first among equals; those that could not be made are left out. */
export function listMostLiked(queries: Queries, ownerId: string, limit: number): Promise<ShelfRow[]> {
  return selectShelf(queries)
    .where(and(eq(stories.ownerId, ownerId), ne(stories.status, "failed")))
    .orderBy(desc(stories.likeCount), desc(stories.createdAt))
    .limit(limit);
}

/** Stories, each with its selected cover and how far it is. */
function selectShelf(queries: Queries) {
  return queries
    .select({
      story: {
        id: stories.id,
        shortId: stories.shortId,
        title: stories.title,
        likeCount: stories.likeCount,
        createdAt: stories.createdAt,
        status: stories.status,
        pageCount: stories.pageCount,
        shared: stories.shared,
        hidden: stories.hidden,
      },
      pagesDone: sql<number>`(
        select count(*)::int from ${pages} as done
        where done.story_id = ${stories.id} and done.number >= 0 and done.status = 'ready')`,
      coverId: pictures.id,
      coverDrawnAt: pictures.createdAt,
    })
    .from(stories)
    .leftJoin(pages, and(eq(pages.storyId, stories.id), eq(pages.number, COVER)))
    .leftJoin(
      pictures,
      and(eq(pictures.storyId, stories.id), eq(pictures.pageNumber, COVER), eq(pictures.position, pages.selected)),
    );
}

/** Whose a story is and whether it is shared, held so that neither this nor its count changes until the transaction ends. */
export async function holdReach(
  tx: Transaction,
  id: string,
): Promise<Pick<StoryRow, "id" | "ownerId" | "shared" | "hidden"> | undefined> {
  if (kindOfId(id) === "none") return undefined;
  const { id: storyId, ownerId, shared, hidden } = stories;
  const [row] = await tx
    .select({ id: storyId, ownerId, shared, hidden })
    .from(stories)
    .where(byEitherId(id))
    .for("no key update");
  return row;
}

/** Holds the counts of several stories, always in the same order, so that two that do this never wait for each other. */
export async function holdCounts(tx: Transaction, storyIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.id, [...storyIds]))
    .orderBy(asc(stories.id))
    .for("no key update");
}

export async function addToLikeCount(tx: Transaction, storyId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(stories)
    .set({ likeCount: sql`${stories.likeCount} + ${by}` })
    .where(eq(stories.id, storyId));
}

export async function deleteStoryRow(tx: Transaction, storyId: string): Promise<void> {
  await tx.delete(stories).where(eq(stories.id, storyId));
}

/** Marks every reader's copy of the story as old. */
export async function raiseVersion(queries: Queries, storyId: string): Promise<void> {
  await queries
    .update(stories)
    .set({ version: sql`${stories.version} + 1` })
    .where(eq(stories.id, storyId));
}

export async function setShared(tx: Transaction, storyId: string, shared: boolean): Promise<void> {
  await tx
    .update(stories)
    .set({ shared, version: sql`${stories.version} + 1` })
    .where(eq(stories.id, storyId));
}

export async function writeHidden(tx: Transaction, storyId: string, hidden: boolean): Promise<void> {
  await tx
    .update(stories)
    .set({ hidden, version: sql`${stories.version} + 1` })
    .where(eq(stories.id, storyId));
}

/** The ids of all of a person's stories. */
export async function listStoryIds(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.ownerId, ownerId))
    .orderBy(desc(stories.createdAt));
  return rows.map((row) => row.id);
}

/** Saves what the writer wrote: title, cast and whose hands made and will paint it with the story, and every page, the cover among them. */
export async function saveBook(
  tx: Transaction,
  storyId: string,
  book: Approved<Book>,
  rows: readonly (typeof pages.$inferInsert)[],
  hands: Pick<StoryRow, "writer" | "painter" | "seed">,
): Promise<void> {
  await tx
    .update(stories)
    .set({ ...hands, title: book.title, cast: book.cast, version: sql`${stories.version} + 1` })
    .where(eq(stories.id, storyId));
  await tx.insert(pages).values([...rows]);
}

/** Ends a pending story; false when it was not pending any more, so that what follows an end is done once. */
export async function endStory(tx: Transaction, storyId: string, status: "completed" | "failed"): Promise<boolean> {
  const ended = await tx
    .update(stories)
    .set({ status, version: sql`${stories.version} + 1` })
    .where(and(eq(stories.id, storyId), eq(stories.status, "pending")))
    .returning({ id: stories.id });
  return ended.length > 0;
}

/** Marks a page, and every reader's copy of the story as old. */
export async function setPageStatus(
  tx: Transaction,
  storyId: string,
  number: number,
  status: "ready" | "failed",
): Promise<void> {
  await tx
    .update(pages)
    .set({ status })
    .where(and(eq(pages.storyId, storyId), eq(pages.number, number)));
  await raiseVersion(tx, storyId);
}

/** Gives a story to another painter: none of its pages is drawn yet. */
export async function changePainter(tx: Transaction, storyId: string, painter: string): Promise<void> {
  await tx
    .update(stories)
    .set({ painter, version: sql`${stories.version} + 1` })
    .where(eq(stories.id, storyId));
  await tx.update(pages).set({ status: "pending", selected: 0 }).where(eq(pages.storyId, storyId));
}
