import type { Language } from "#book/languages.ts";
import { findHand } from "#features/pictures/server/find-hand.ts";
import { changeMotif } from "#features/pictures/server/change-motif.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import { recompose } from "#features/pictures/server/recompose.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { addAlternative, refuseOverLimit } from "#features/stories/server/editing/add-alternative.ts";
import {
  type EditedPage,
  findEditedPage,
  type PageAddress,
  refuseWhilePending,
} from "#features/stories/server/editing/edited-page.ts";
import { motifOfPage, type PictureTools } from "#features/stories/server/editing/picture-work.ts";
import { makeId } from "#server/secrets/make-id.ts";

/** A page whose picture was changed, and what of the instructions could not be drawn, in the person's own words. */
export interface Redrawn extends EditedPage {
  readonly notUnderstood: readonly string[];
}

/**
 * Draws one more picture of a page or of the cover, as the page's plan and its drawing instructions say, in another
 * composition; it comes last and is selected (S7.9). `reader` is the language of the person's screen.
 */
export async function drawAnother(
  tools: PictureTools,
  address: PageAddress,
  reader: Language,
  signal: AbortSignal,
): Promise<Redrawn> {
  const edited = await findEditedPage(tools.database, address);
  const { story, page } = edited;
  refuseWhilePending(story);
  await refuseOverLimit(tools.database, story, tools.freeImageEdits);
  const motif = motifOfPage(edited);
  // The instructions passed the gate when they were saved.
  const instructions = approveWritten(page.drawingInstructions);
  const read = await tools.wishReader.read(
    { instructions, motif, likely: [story.language, reader], storyId: story.id },
    signal,
  );
  const { plan: wished, cast, undone } = changeMotif(motif, read.wishes);
  const drawn = await listAlternatives(tools.database, story.id, page.number);
  const plan = recompose(
    wished,
    drawn.length,
    read.wishes.some(({ kind }) => kind === "shot"),
  );
  const seed = `${story.seed}/${page.number}/${makeId()}`;
  const { readsWords = false } = findHand(tools.painter, story.painter);
  const wish = { words: instructions, current: undefined };
  await addAlternative(
    tools,
    edited,
    { plan, cast, seed, at: "last", wish, asked: { most: tools.freeImageEdits } },
    signal,
  );
  return { ...edited, notUnderstood: readsWords ? [] : [...read.notUnderstood, ...undone.map((wish) => wish.words)] };
}
