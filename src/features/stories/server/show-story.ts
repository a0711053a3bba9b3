import { selectAlternative } from "#features/pictures/picture.ts";
import { addressOf, addressOfPage } from "#features/pictures/server/picture-address.ts";
import type { PageRow, PictureRow, StoryWithOwner } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Cover, Story, StoryPage } from "#features/stories/story.ts";

const NOT_WRITTEN: Cover = {
  imageUrl: "",
  imageUrls: [],
  selectedImageIndex: 0,
  userDrawingInstructions: "",
  alt: "",
  status: "pending",
};

/** A story as the API hands it out (S3.4), from its rows; who may see it is settled before. */
export function showStory(
  found: StoryWithOwner,
  pageRows: readonly PageRow[],
  pictureRows: readonly PictureRow[],
  viewerId: string | undefined,
): Story {
  const { story } = found;
  const isOwner = viewerId !== undefined && viewerId === story.ownerId;
  const show = (page: PageRow) =>
    showPicture(
      story.id,
      page,
      pictureRows.filter((picture) => picture.pageNumber === page.number),
    );
  const cover = pageRows.find((page) => page.number === COVER);
  const storyPages = pageRows.filter((page) => page.number >= 0);
  return {
    id: story.id,
    shortId: story.shortId,
    title: story.title,
    status: story.status,
    language: story.language,
    complexity: story.complexity,
    shared: story.shared,
    pagesDone: storyPages.filter((page) => page.status === "ready").length,
    cast: story.cast,
    version: story.version,
    cover: cover ? show(cover) : NOT_WRITTEN,
    pages: Array.from({ length: story.pageCount }, (_, number): StoryPage => {
      const page = storyPages.find((row) => row.number === number);
      if (!page) return { ...NOT_WRITTEN, text: "", annotationUrl: "", level: story.complexity, version: 0 };
      return {
        ...show(page),
        text: page.text,
        annotationUrl: showTypeset(story.id, page, pictureRows),
        level: page.level,
        version: page.version,
      };
    }),
    createdBy: found.ownerName,
    createdByPicture: found.ownerPicture,
    canEdit: isOwner,
    canEditTitle: isOwner && story.status !== "pending",
    isLiked: found.isLiked,
    likes: story.likeCount,
    createdAt: story.createdAt.toISOString(),
  };
}

function showPicture(storyId: string, page: PageRow, pictures: readonly PictureRow[]): Cover {
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
  const selected = pictures.find((picture) => picture.pageNumber === page.number && picture.position === page.selected);
  if (!selected) return "";
  const changedAt = page.textChangedAt > selected.createdAt ? page.textChangedAt : selected.createdAt;
  return addressOfPage(storyId, selected.id, changedAt);
}
