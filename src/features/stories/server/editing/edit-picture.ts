import { isDeepStrictEqual } from "node:util";
import type { Language } from "#book/languages.ts";
import { findHand } from "#features/pictures/server/find-hand.ts";
import { changeMotif } from "#features/pictures/server/change-motif.ts";
import { approveText } from "#features/safety/approve.ts";
import { addAlternative, refuseOverLimit } from "#features/stories/server/editing/add-alternative.ts";
import type { Redrawn } from "#features/stories/server/editing/draw-another.ts";
import { findEditedPage, type PageAddress, refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import { motifOfPage, motifOfSelected, type PictureTools } from "#features/stories/server/editing/picture-work.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { makeId } from "#server/secrets/make-id.ts";

/**
 * Changes the selected picture as a person says, and nothing else of it (S7.8). The new picture is selected: on a page it
 * comes last, on the cover first (S4.55). What cannot be drawn is given back; if nothing can be, nothing is drawn or
 * counted.
 */
export async function editPicture(
  tools: PictureTools,
  address: PageAddress,
  instructions: string,
  reader: Language,
  signal: AbortSignal,
): Promise<Redrawn> {
  const edited = await findEditedPage(tools.database, address);
  const { story, page } = edited;
  refuseWhilePending(story);
  const approved = approveText("edit instructions", "instructions", instructions, story.language);
  await refuseOverLimit(tools.database, story, tools.freeImageEdits);
  const selected = await motifOfSelected(tools.database, edited);
  const motif = selected ?? motifOfPage(edited);
  const read = await tools.wishReader.read(
    { instructions: approved, motif, likely: [story.language, reader], storyId: story.id },
    signal,
  );
  const { plan, cast, undone } = changeMotif(motif, read.wishes);
  const notUnderstood = [...read.notUnderstood, ...undone.map((wish) => wish.words)];
  // A model reads the words themselves.
  const { readsWords = false } = findHand(tools.painter, story.painter);
  if (!readsWords && read.wishes.length === undone.length) {
    return { ...edited, notUnderstood: notUnderstood.length > 0 ? notUnderstood : [approved] };
  }
  const isAsBefore = isDeepStrictEqual({ plan, cast }, { plan: motif.plan, cast: motif.cast });
  // What stays as it is keeps its composition; a wish that the picture meets already gets another look at it.
  const seed = selected && !isAsBefore && !readsWords ? selected.seed : `${story.seed}/${page.number}/${makeId()}`;
  const at = page.number === COVER ? "first" : "last";
  const wish = { words: approved, current: selected?.original };
  await addAlternative(tools, edited, { plan, cast, seed, at, wish, asked: { most: tools.freeImageEdits } }, signal);
  return { ...edited, notUnderstood: readsWords ? [] : notUnderstood };
}
