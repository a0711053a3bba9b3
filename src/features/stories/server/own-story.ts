import { Fault } from "#contract/fault.ts";
import { isOpen } from "#features/stories/server/is-open.ts";
import type { StoryRow } from "#features/stories/server/store.ts";

declare const owned: unique symbol;

/** A story whose owner is asking: the proof that every change of a story wants to see. */
export type OwnStory = StoryRow & { readonly [owned]: true };

/**
 * The story that was found, if it is the person's own. A stranger's shared story may be seen but not changed:
 * `story.view_only`; a private or unknown one is `story.not_found`.
 */
export function ownStory(story: StoryRow | undefined, userId: string): OwnStory {
  if (!story) throw new Fault("story.not_found");
  if (story.ownerId !== userId) throw new Fault(isOpen(story) ? "story.view_only" : "story.not_found");
  // The check above is what the type stands for.
  return story as OwnStory;
}
