import { findHand } from "#features/pictures/server/find-hand.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import type { StoryRow } from "#features/stories/server/store.ts";

/** The studio with the painter whose book it is. Throws `models.down`. */
export function studioOfStory<T extends Studio>(studio: T, { painter }: Pick<StoryRow, "painter">): T {
  return { ...studio, painter: findHand(studio.painter, painter) };
}
