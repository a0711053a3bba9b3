import { Fault } from "#contract/fault.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import { type EditedPage, holdEditedPage, type PageAddress } from "#features/stories/server/editing/edited-page.ts";
import { insertRevision, setSelected } from "#features/stories/server/editing/store.ts";
import type { Database } from "#server/database/database.ts";

/** Shows another of a page's pictures (S7.10); `image` is its place, from 0. Throws `image.not_found`. */
export async function selectPicture(database: Database, address: PageAddress, image: string): Promise<EditedPage> {
  return database.transaction(async (tx) => {
    const edited = await holdEditedPage(tx, address);
    const { story, page } = edited;
    const pictures = await listAlternatives(tx, story.id, page.number);
    const picture = /^\d{1,4}$/.test(image) ? pictures[Number(image)] : undefined;
    if (!picture) throw new Fault("image.not_found");
    if (picture.position !== page.selected) {
      await setSelected(tx, story.id, page.number, picture);
      const before = { what: "selection", pictureId: pictures[page.selected]?.id ?? "" } as const;
      await insertRevision(tx, { storyId: story.id, pageNumber: page.number, before, changedBy: address.userId });
    }
    return edited;
  });
}
