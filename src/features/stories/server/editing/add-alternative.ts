import { Fault } from "#contract/fault.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { readAllowance } from "#features/membership/server/read-allowance.ts";
import type { Motif } from "#features/pictures/server/change-motif.ts";
import { drawPicture, dropPicture, type Studio } from "#features/pictures/server/draw-picture.ts";
import { keepAlternative } from "#features/pictures/server/keep-alternative.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
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
  const { plan, cast, seed } = wanted;
  const place = { storyId: story.id, pageNumber: page.number, position: 0 };
  const alt = describePlan(plan, cast, story.language);
  // The cards were kept approved, and what a person wished of them passed the gate before it was read.
  const order = { plan, cast: cast.map((card) => approveWritten(card)), seed };
  const picture = await drawPicture(tools, place, order, alt, signal);
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
      const position = await keepAlternative(tx, tools, picture, wanted.at);
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
    await dropPicture(tools, picture);
    throw error;
  }
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
