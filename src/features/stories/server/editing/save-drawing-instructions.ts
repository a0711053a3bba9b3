import type { Language } from "#book/languages.ts";
import { changeMotif } from "#features/pictures/server/change-motif.ts";
import { readWishes } from "#features/pictures/server/read-wishes.ts";
import { approveText } from "#features/safety/approve.ts";
import { holdEditedPage, type PageAddress } from "#features/stories/server/editing/edited-page.ts";
import { motifOfPage } from "#features/stories/server/editing/picture-work.ts";
import { setDrawingInstructions } from "#features/stories/server/editing/store.ts";
import type { Database } from "#server/database/database.ts";

/** Keeps what the next picture of a page is to show (S7.7), and says at once what of it cannot be drawn. */
export async function saveDrawingInstructions(
  database: Database,
  address: PageAddress,
  instructions: string,
  reader: Language,
): Promise<{ userDrawingInstructions: string; notUnderstood: string[] }> {
  return database.transaction(async (tx) => {
    const edited = await holdEditedPage(tx, address);
    const { story, page } = edited;
    const approved = approveText("drawing instructions", "userDrawingInstructions", instructions, story.language);
    if (approved !== page.drawingInstructions) await setDrawingInstructions(tx, story.id, page.number, approved);
    const motif = motifOfPage(edited);
    const read = readWishes(approved, motif, [story.language, reader]);
    const { undone } = changeMotif(motif, read.wishes);
    const notUnderstood = [...read.notUnderstood, ...undone.map((wish) => wish.words)];
    return { userDrawingInstructions: approved, notUnderstood };
  });
}
