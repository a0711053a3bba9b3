import { openPicture } from "#features/pictures/server/open-picture.ts";
import type { FileRoute } from "#server/http/serve-files.ts";
import type { Storage } from "#server/storage/storage.ts";

/** Pictures at the addresses that the API hands out; another picture has another address, so they are kept for ever. */
export function pictureFiles(storage: Storage): FileRoute {
  return {
    path: "/images/:storyId/:pictureId/:file",
    cache: "forever",
    find: ({ storyId = "", pictureId = "", file = "" }) => openPicture(storage, storyId, pictureId, file),
  };
}
