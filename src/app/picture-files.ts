import { openPortrait } from "#features/accounts/server/portraits/open-portrait.ts";
import { openPicture } from "#features/pictures/server/open-picture.ts";
import { openPreview } from "#features/sharing/server/open-preview.ts";
import { openPageImage } from "#features/reading/server/open-page-image.ts";
import type { Press } from "#features/reading/server/print-book.ts";
import type { FileRoute } from "#server/http/serve-files.ts";
import type { Storage } from "#server/storage/storage.ts";

/** Pictures at the addresses that the API hands out; what changes gets another address, so they are kept for ever. */
export function pictureFiles(press: Press): FileRoute {
  return {
    path: "/images/:storyId/:pictureId/:file",
    cache: "forever",
    find: ({ storyId = "", pictureId = "", file = "" }) => {
      if (file === "page.webp") return openPageImage(press, storyId, pictureId);
      if (file === "preview.jpg") return openPreview(press, storyId, pictureId);
      return openPicture(press.storage, storyId, pictureId, file);
    },
  };
}

/** People's own pictures, copied from their providers; another picture has another name. */
export function portraitFiles(storage: Storage): FileRoute {
  return {
    path: "/portraits/:person/:file",
    cache: "forever",
    find: ({ person = "", file = "" }) => openPortrait(storage, person, file),
  };
}
