import { Fault } from "#contract/fault.ts";
import { type OwnStory, ownStory } from "#features/stories/server/own-story.ts";
import { findPage, findStory, holdStory, type PlannedPage } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

/** Which page of whose story is to be changed; `page` is as the address names it, from 0, or `COVER`. */
export interface PageAddress {
  readonly storyId: string;
  readonly page: string | typeof COVER;
  readonly userId: string;
}

export interface EditedPage {
  readonly story: OwnStory;
  readonly page: PlannedPage;
}

/**
 * A person's own page as it stands. Throws `story.not_found` or `story.view_only`; `page.not_found` for a page that the
 * story does not have; `story.busy` for one that is still to be written.
 */
export async function findEditedPage(queries: Queries, address: PageAddress): Promise<EditedPage> {
  return withPage(queries, ownStory(await findStory(queries, address.storyId), address.userId), address.page);
}

/** The same, and nobody else changes the story until the transaction ends. */
export async function holdEditedPage(tx: Transaction, address: PageAddress): Promise<EditedPage> {
  return withPage(tx, ownStory(await holdStory(tx, address.storyId), address.userId), address.page);
}

async function withPage(queries: Queries, story: OwnStory, named: PageAddress["page"]): Promise<EditedPage> {
  const number = named === COVER || /^\d{1,3}$/.test(named) ? Number(named) : undefined;
  if (number === undefined || number >= story.pageCount) throw new Fault("page.not_found");
  const page = await findPage(queries, story.id, number);
  if (!page) throw new Fault(story.status === "pending" ? "story.busy" : "page.not_found");
  return { story, page };
}

/** Throws `story.busy` while the story's book is being made. */
export function refuseWhilePending({ status }: OwnStory): void {
  if (status === "pending") throw new Fault("story.busy");
}

/** Throws `version.stale` when a writer has seen something else than what stands (S7.28); without a version it may write. */
export function refuseStale(seen: number | undefined, isCurrent: (seen: number) => boolean): void {
  if (seen !== undefined && !isCurrent(seen)) throw new Fault("version.stale");
}
