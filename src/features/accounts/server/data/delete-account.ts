import { removeLikesOf } from "#features/likes/server/remove-likes-of.ts";
import { deleteStoriesOf } from "#features/stories/server/delete-stories-of.ts";
import type { Database } from "#server/database/database.ts";
import { forgetAnswersOf } from "#server/http/forget-answers-of.ts";
import { deletePortraitsLater } from "../portraits/delete-portraits-later.ts";
import { deleteUser, holdUser } from "./store.ts";

/**
 * Deletes an account and everything of it (S16.1): likes with their counts, stories, identities, sessions and rights go
 * together or not at all; the files of pictures and portraits follow by jobs that were added in the same transaction. What was paid stays in
 * the books, without whose it was.
 */
export async function deleteAccount(database: Database, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await holdUser(tx, userId);
    await removeLikesOf(tx, userId);
    await deleteStoriesOf(tx, userId);
    await deletePortraitsLater(tx, userId);
    await forgetAnswersOf(tx, userId);
    await deleteUser(tx, userId);
  });
}
