import { splitSigns } from "#book/count-signs.ts";

/** Signs that no file system, archive or shell likes in a name. */
const UNSAFE = /[\\/:*?"<>|%#&{}$!'`@+=„”“«»\p{Cc}]/gu;
const LONGEST = 80;

/** A clean file name with the title's own letters; `story-{id}` when nothing of the title is left (S7.11). */
export function fileNameOf(title: string, id: string, ending: string): string {
  const clean = title
    .normalize("NFC")
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = splitSigns(clean).slice(0, LONGEST).join("").trim();
  return `${/[\p{L}\p{N}]/u.test(short) ? short : `story-${id}`}.${ending}`;
}
