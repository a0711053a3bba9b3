import { Fault } from "#contract/fault.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { readAllowance } from "#features/membership/server/read-allowance.ts";
import type { Motif } from "#features/pictures/server/change-motif.ts";
import { drawPicture, dropPicture, type Studio } from "#features/pictures/server/draw-picture.ts";
import { keepAlternative } from "#features/pictures/server/keep-alternative.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import { studioOfStory } from "#features/stories/server/studio-of-story.ts";
import { readCover } from "#features/pictures/server/read-cover.ts";
import type { Approved } from "#features/safety/safety.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { readFreeLimit } from "#features/settings/server/read-free-limit.ts";
import { type EditedPage, holdEditedPage } from "#features/stories/server/editing/edited-page.ts";
import { countPictureChange, insertRevision, setSelected } from "#features/stories/server/editing/store.ts";
import type { OwnStory } from "#features/stories/server/own-story.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Database, Queries, Transaction } from "#server/database/database.ts";

/** More than anybody draws, and as much as the column holds. */
const NO_LIMIT = 2_147_483_647;

/** A picture that is to join the alternatives of a page and to be shown. */
export interface NewAlternative extends Motif {
  readonly seed: string;
  readonly at: "first" | "last";
  /** What the person wishes of it, for a painter that reads words, and the picture that is changed, if one is. */
  readonly wish?: { readonly words: Approved<string>; readonly current: string | undefined };
  /**
   * Set when a person asked for it: it counts up to that many, or as many as an administrator has set (S6.4), and its
   * selection can be taken back.
   */
  readonly asked?: { readonly most: number };
}

/** Throws `story.free_limit` when a free story has had its pictures; asked before drawing, so that nothing is drawn in vain. */
export async function refuseOverLimit(queries: Queries, story: OwnStory, most: number): Promise<void> {
  if (story.pictureChanges >= (await limitOf(queries, story, most))) throw new Fault("story.free_limit");
}

/**
 * Draws a picture and makes it the selected alternative of its page, in one go with its count: two at once that would be
 * one too many leave one picture. Throws `story.free_limit`.
 */
export async function addAlternative(
  tools: Studio & { readonly database: Database },
  { story, page }: EditedPage,
  wanted: NewAlternative,
  signal: AbortSignal,
): Promise<void> {
  const studio = studioOfStory(tools, story);
  const { plan, cast, seed } = wanted;
  const place = { storyId: story.id, pageNumber: page.number, position: 0 };
  const alt = describePlan(plan, cast, story.language);
  // The cards were kept approved, and what a person wished of them passed the gate before it was read.
  const words = studio.painter.readsWords ? await readWords(tools, story.id, page.number, wanted) : {};
  const order = { plan, cast: cast.map((card) => approveWritten(card)), seed, storyId: story.id, ...words };
  const picture = await drawPicture(studio, place, order, alt, signal);
  try {
    await tools.database.transaction(async (tx) => {
      const address = {
        storyId: story.id,
        userId: story.ownerId,
        page: page.number === COVER ? COVER : String(page.number),
      } as const;
      const held = await holdEditedPage(tx, address);
      if (wanted.asked) await count(tx, held.story, wanted.asked.most);
      const before = (await listAlternatives(tx, story.id, page.number))[held.page.selected];
      const position = await keepAlternative(tx, studio, picture, wanted.at);
      await setSelected(tx, story.id, page.number, { position, alt });
      if (wanted.asked) {
        await insertRevision(tx, {
          storyId: story.id,
          pageNumber: page.number,
          before: { what: "selection", pictureId: before?.id ?? "" },
          changedBy: story.ownerId,
        });
      }
    });
  } catch (error) {
    await dropPicture(studio, picture);
    throw error;
  }
  // One was asked for; what was painted on the way to it is not kept.
  for (const other of picture.others) await dropPicture(studio, other);
}

async function count(tx: Transaction, story: OwnStory, most: number): Promise<void> {
  if (!(await countPictureChange(tx, story.id, await limitOf(tx, story, most)))) throw new Fault("story.free_limit");
}

/** Stories made on a booklet or a subscription have no limit, nor has a person who has a subscription now. */
async function limitOf(queries: Queries, story: OwnStory, most: number): Promise<number> {
  if (story.spentRight !== "free") return NO_LIMIT;
  const { pictureChanges } = await readAllowance(queries, story.ownerId);
  return pictureChanges === "unlimited" ? NO_LIMIT : readFreeLimit(queries, "freeImageEdits", most);
}

/** What a painter that reads words goes by: the picture that is changed, what is wished of it, and the cover. */
async function readWords(
  tools: Studio & { readonly database: Database },
  storyId: string,
  page: number,
  { wish }: NewAlternative,
) {
  const current = wish?.current === undefined ? undefined : await tools.storage.read(wish.current);
  const cover = page === COVER ? undefined : await readCover(tools, storyId);
  return { words: { ...(cover && { cover }), ...(current && { current }), ...(wish && { wish: wish.words }) } };
}
