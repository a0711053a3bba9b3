import { and, asc, eq, sql } from "drizzle-orm";
import { pictures } from "#features/pictures/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

export type Picture = typeof pictures.$inferSelect;

/** Keeps a picture as the alternative of its place; false when that place holds one already. */
export async function insertPicture(queries: Queries, picture: typeof pictures.$inferInsert): Promise<boolean> {
  const kept = await queries
    .insert(pictures)
    .values(picture)
    .onConflictDoNothing({ target: [pictures.storyId, pictures.pageNumber, pictures.position] })
    .returning({ id: pictures.id });
  return kept.length > 0;
}

export async function findPictureRow(
  queries: Queries,
  storyId: string,
  pictureId: string,
): Promise<Picture | undefined> {
  const [row] = await queries.select().from(pictures).where(eq(pictures.id, pictureId));
  return row?.storyId === storyId ? row : undefined;
}

export interface SelectedPicture {
  readonly id: string;
  readonly pageNumber: number;
  readonly alt: string;
  readonly textZone: Picture["textZone"];
  readonly cast: Picture["cast"];
}

/** The selected picture of every page of a story that has one. */
export async function listSelected(queries: Queries, storyId: string): Promise<SelectedPicture[]> {
  return queries
    .select({
      id: pictures.id,
      pageNumber: pictures.pageNumber,
      alt: pictures.alt,
      textZone: pictures.textZone,
      cast: pictures.cast,
    })
    .from(pictures)
    .where(
      and(
        eq(pictures.storyId, storyId),
        sql`${pictures.position} = (select selected from pages where pages.story_id = ${pictures.storyId} and pages.number = ${pictures.pageNumber})`,
      ),
    )
    .orderBy(asc(pictures.pageNumber));
}

/** A page's alternatives, in their order. */
export async function listAlternativeRows(queries: Queries, storyId: string, pageNumber: number): Promise<Picture[]> {
  return queries
    .select()
    .from(pictures)
    .where(and(eq(pictures.storyId, storyId), eq(pictures.pageNumber, pageNumber)))
    .orderBy(asc(pictures.position));
}

/** Moves a page's alternatives up by one place; by way of places below 0, since no two may share one meanwhile. */
export async function makeRoomAtStart(tx: Transaction, storyId: string, pageNumber: number): Promise<void> {
  const ofPage = and(eq(pictures.storyId, storyId), eq(pictures.pageNumber, pageNumber));
  await tx
    .update(pictures)
    .set({ position: sql`-2 - ${pictures.position}` })
    .where(ofPage);
  await tx
    .update(pictures)
    .set({ position: sql`-1 - ${pictures.position}` })
    .where(ofPage);
}

/** Takes every picture of a story out and gives their ids. */
export async function deletePicturesOf(tx: Transaction, storyId: string): Promise<string[]> {
  const rows = await tx.delete(pictures).where(eq(pictures.storyId, storyId)).returning({ id: pictures.id });
  return rows.map(({ id }) => id);
}
