import type { Language } from "#book/languages.ts";
import { changeMotif } from "#features/pictures/server/change-motif.ts";
import { approveText } from "#features/safety/approve.ts";
import { holdEditedPage, type PageAddress } from "#features/stories/server/editing/edited-page.ts";
import { motifOfPage, type PictureTools } from "#features/stories/server/editing/picture-work.ts";
import { setDrawingInstructions } from "#features/stories/server/editing/store.ts";

/** Keeps what the next picture of a page is to show (S7.7), and says at once what of it cannot be drawn. */
export async function saveDrawingInstructions(
  { database, wishReader }: Pick<PictureTools, "database" | "wishReader">,
  address: PageAddress,
  instructions: string,
  reader: Language,
  signal: AbortSignal,
): Promise<{ userDrawingInstructions: string; notUnderstood: string[] }> {
  const edited = await database.transaction(async (tx) => {
    const held = await holdEditedPage(tx, address);
    const approved = approveText("drawing instructions", "userDrawingInstructions", instructions, held.story.language);
    if (approved !== held.page.drawingInstructions) {
      await setDrawingInstructions(tx, held.story.id, held.page.number, approved);
    }
    return { ...held, approved };
  });
  // Nobody's page is held while a model reads.
  const { story, approved } = edited;
  const motif = motifOfPage(edited);
  const likely = [story.language, reader];
  const read = await wishReader.read({ instructions: approved, motif, likely, storyId: story.id }, signal);
  const { undone } = changeMotif(motif, read.wishes);
  const notUnderstood = [...read.notUnderstood, ...undone.map((wish) => wish.words)];
  return { userDrawingInstructions: approved, notUnderstood };
}
