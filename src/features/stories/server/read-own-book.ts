import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { findStoryWithOwner, listPages } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** The words of a book and whose it is: what a print shop, a reader and an export set. */
export interface OwnBook {
  readonly storyId: string;
  readonly shortId: string;
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly complexity: Complexity;
  readonly createdAt: Date;
  /** Whose hands made it: a model's id, or the name of what the product carries. */
  readonly writer: string;
  readonly painter: string;
  /** In order, the cover not among them. */
  readonly texts: readonly string[];
  /** The same in a second language (S13.6); a text is empty where nobody has told its page in it. */
  readonly second:
    | { readonly language: Language; readonly title: string; readonly texts: readonly string[] }
    | undefined;
}

/** A person's own book (S6.2). Throws `story.not_found` or `story.view_only`. */
export async function readOwnBook(queries: Queries, id: string, userId: string): Promise<OwnBook> {
  const found = await findStoryWithOwner(queries, id);
  const story = ownStory(found?.story, userId);
  const rows = (await listPages(queries, story.id)).filter((row) => row.number !== COVER);
  return {
    storyId: story.id,
    shortId: story.shortId,
    title: story.title,
    author: found?.ownerName ?? "",
    language: story.language,
    complexity: story.complexity,
    createdAt: story.createdAt,
    writer: story.writer,
    painter: story.painter,
    texts: rows.map((row) => row.text),
    second: story.secondLanguage
      ? { language: story.secondLanguage, title: story.secondTitle, texts: rows.map((row) => row.secondText) }
      : undefined,
  };
}
