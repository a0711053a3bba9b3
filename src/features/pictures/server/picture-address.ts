import { PICTURE_SIZES, type PictureSize } from "#book/format.ts";
import { withTimestamp } from "#features/pictures/server/with-timestamp.ts";

/** Where the files of a story stand in the store; deleting them deletes the story's pictures and no other's. */
export const filesOfStory = (storyId: string) => `stories/${storyId}`;

/** Where one size of a picture stands in the store. */
export function fileOf(storyId: string, pictureId: string, size: PictureSize): string {
  return `${filesOfStory(storyId)}/${pictureId}/${size}.${PICTURE_SIZES[size].type}`;
}

/** The address of a picture, at the size for screens, with the moment it was drawn (S7.23). */
export function addressOf(storyId: string, picture: { readonly id: string; readonly createdAt: Date }): string {
  return withTimestamp(`/images/${storyId}/${picture.id}/screen.webp`, picture.createdAt);
}

/** The address of a page as it is typeset on a picture; `changedAt` is when picture or words last changed (S3.6). */
export function addressOfPage(storyId: string, pictureId: string, changedAt: Date): string {
  return withTimestamp(`/images/${storyId}/${pictureId}/page.webp`, changedAt);
}
