import { findPicture } from "#features/pictures/server/find-picture.ts";
import { fileOf } from "#features/pictures/server/picture-address.ts";
import type { Press } from "#features/reading/server/print-book.ts";
import { readPageWords } from "#features/stories/server/read-page-words.ts";
import { layOver } from "#server/raster/lay-over.ts";

/** A page as it is typeset, its words on its picture, as an image (S3.6); undefined when there is no such picture. */
export async function openPageImage(
  press: Press,
  storyId: string,
  pictureId: string,
): Promise<{ readonly type: string; readonly data: Uint8Array } | undefined> {
  const picture = await findPicture(press.database, storyId, pictureId);
  if (!picture) return undefined;
  const [words, bytes] = await Promise.all([
    readPageWords(press.database, picture.storyId, picture.pageNumber),
    press.storage.read(fileOf(picture.storyId, picture.id, "screen")),
  ]);
  if (!words || !bytes) return undefined;
  const { typesetPage } = await import("#press/page-image/typeset-page.ts");
  const overlay = typesetPage(words.text, picture.textZone, words.complexity, press.fonts);
  return { type: "image/webp", data: await layOver(bytes, overlay) };
}
