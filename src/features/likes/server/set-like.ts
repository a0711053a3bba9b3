import { deleteLike, insertLike } from "#features/likes/server/store.ts";
import { grantReachedLevels } from "#features/membership/server/grant-reached-levels.ts";
import { changeLikeCount } from "#features/stories/server/change-like-count.ts";
import { holdReadableStory } from "#features/stories/server/hold-readable-story.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Likes a story or takes that back: as wished, or, without a wish, the other way round; gives what is so then (S4.5,
 * S7.12). The story is held meanwhile, so that its count always is the number of its likes. A like of somebody else's
 * story may raise its owner's level. Throws `story.not_found`.
 */
export function setLike(
  database: Database,
  storyId: string,
  userId: string,
  wished: boolean | undefined,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const story = await holdReadableStory(tx, storyId, userId);
    const removed = wished !== true && (await deleteLike(tx, story.id, userId));
    const added = wished !== false && !removed && (await insertLike(tx, story.id, userId));
    if (added || removed) await changeLikeCount(tx, story.id, added ? 1 : -1);
    if (added && story.ownerId !== userId) await grantReachedLevels(tx, story.ownerId);
    return wished ?? added;
  });
}
