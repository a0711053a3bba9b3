import { Fault } from "#contract/fault.ts";
import { isOpen } from "#features/stories/server/is-open.ts";
import { holdReach } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/**
 * A story that a person may read, their own or a shared one, held: whether it may be read and how many like it stays as
 * it is until the transaction ends. Throws `story.not_found` for an unknown and for a private one alike.
 */
export async function holdReadableStory(
  tx: Transaction,
  id: string,
  readerId: string | undefined,
): Promise<{ readonly id: string; readonly ownerId: string }> {
  const story = await holdReach(tx, id);
  if (!story || !(isOpen(story) || story.ownerId === readerId)) throw new Fault("story.not_found");
  return story;
}
