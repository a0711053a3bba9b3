import { selectAlternative } from "#features/pictures/picture.ts";
import { addressOf, addressOfPage } from "#features/pictures/server/picture-address.ts";
import type { PageRow, PictureRow } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Cover, StoryPage } from "#features/stories/story.ts";

/** Cover and pages of a story as the API hands them out: what is written so far. */
export interface ShownBook {
  readonly cover: Cover;
  readonly pages: readonly StoryPage[];
  readonly pagesDone: number;
}

/** What stands for a cover or a page that is not written yet. */
export const NOT_WRITTEN: Cover = {
  imageUrl: "",
  imageUrls: [],
  selectedImageIndex: 0,
  userDrawingInstructions: "",
  alt: "",
  status: "pending",
};

/** Cover and pages from their rows, pictures with their addresses (S3.5, S3.6). */
export function showBook(storyId: string, pageRows: readonly PageRow[], pictureRows: readonly PictureRow[]): ShownBook {
  const picturesOf = (page: PageRow) => pictureRows.filter((picture) => picture.pageNumber === page.number);
  const cover = pageRows.find((page) => page.number === COVER);
  const pages = pageRows.filter((page) => page.number !== COVER);
  return {
    cover: cover ? showPictures(storyId, cover, picturesOf(cover)) : NOT_WRITTEN,
    pages: pages.map((page) => showPage(storyId, page, picturesOf(page))),
    pagesDone: pages.filter((page) => page.status === "ready").length,
  };
}

function showPage(storyId: string, page: PageRow, pictures: readonly PictureRow[]): StoryPage {
  return {
    ...showPictures(storyId, page, pictures),
    text: page.text,
    annotationUrl: showTypeset(storyId, page, pictures),
    level: page.level,
    version: page.version,
    second:
      page.secondText === ""
        ? null
        : { text: page.secondText, isOlder: page.secondTextOf < page.version, version: page.secondVersion },
  };
}

function showPictures(storyId: string, page: PageRow, pictures: readonly PictureRow[]): Cover {
  const imageUrls = pictures.map((picture) => addressOf(storyId, picture));
  const selected = selectAlternative(imageUrls[page.selected] ?? "", imageUrls);
  return {
    ...selected,
    imageUrls: [...selected.imageUrls],
    userDrawingInstructions: page.drawingInstructions,
    alt: page.alt,
    status: page.status,
  };
}

/** The address of the page as it is typeset: it changes with the selected picture and with the words. */
function showTypeset(storyId: string, page: PageRow, pictures: readonly PictureRow[]): string {
  const selected = pictures.find((picture) => picture.position === page.selected);
  if (!selected) return "";
  const changedAt = page.textChangedAt > selected.createdAt ? page.textChangedAt : selected.createdAt;
  return addressOfPage(storyId, selected.id, changedAt);
}
