import { and, asc, eq, sql } from "drizzle-orm";
import { pictures } from "#features/pictures/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

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
}

/** The selected picture of every page of a story that has one. */
export async function listSelected(queries: Queries, storyId: string): Promise<SelectedPicture[]> {
  return queries
    .select({
      id: pictures.id,
      pageNumber: pictures.pageNumber,
      alt: pictures.alt,
      textZone: pictures.textZone,
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
