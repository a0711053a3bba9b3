import type { Motif } from "#features/pictures/server/change-motif.ts";
import type { WishReader } from "#features/pictures/server/wish-reader/wish-reader.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import type { EditedPage } from "#features/stories/server/editing/edited-page.ts";
import type { Database, Queries } from "#server/database/database.ts";

/** What drawing on a person's wish needs. */
export interface PictureTools extends Studio {
  readonly database: Database;
  readonly wishReader: WishReader;
  /** How many pictures of a free story may be made anew or edited (S6.4). */
  readonly freeImageEdits: number;
}

/** What the words of a page are drawn as: its own plan, by the story's cast. */
export function motifOfPage({ story, page }: EditedPage): Motif {
  return { plan: page.plan, cast: story.cast };
}

export interface SelectedMotif extends Motif {
  /** The seed that the picture was composed with. */
  readonly seed: string;
  /** The name of a model's own bytes of it. */
  readonly original: string | undefined;
}

/** What the selected picture shows, with its own cards and guests; undefined for a page without a picture. */
export async function motifOfSelected(
  queries: Queries,
  { story, page }: EditedPage,
): Promise<SelectedMotif | undefined> {
  const pictures = await listAlternatives(queries, story.id, page.number);
  const picture = pictures[page.selected];
  if (!picture) return undefined;
  const drawn = new Map(picture.cast.map((card) => [card.id, card]));
  const others = story.cast.filter((card) => !drawn.has(card.id));
  return {
    plan: picture.plan,
    cast: [...picture.cast, ...others],
    seed: picture.seed,
    original: picture.original ?? undefined,
  };
}
