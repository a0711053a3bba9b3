import { splitSigns } from "#book/count-signs.ts";

/** Cedilla letters that old keyboards type for Romanian comma-below letters. */
const COMMA_BELOW: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };

/** Signs that only tell a program something: soft hyphens, zero widths, marks of direction. */
const SILENT = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Text as it can be set: composed, Romanian cedillas as comma-below letters, line ends as `\n`, without control characters.
 * A sign that no font draws whole is reduced to those of its parts that one does, or left out, and the
 * words close up: never a box.
 */
export function cleanText(text: string, covers: (sign: string) => boolean): string {
  const composed = text
    .normalize("NFC")
    .replace(/[şŞţŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter)
    .replace(/\r\n?/g, "\n")
    .replace(SILENT, "")
    .replace(/(?!\n)\p{Cc}/gu, " ");
  let kept = "";
  for (const sign of splitSigns(composed)) {
    if (sign === "\n" || covers(sign)) kept += sign;
    else
      kept += Array.from(sign)
        .filter((part) => !/\p{M}|\p{Cf}/u.test(part) && covers(part))
        .join("");
  }
  const closed = kept.length < composed.length ? kept.replace(/[^\S\n]+(?=[.,;:!?…])/g, "") : kept;
  return closed.replace(/[^\S\n]{2,}/g, " ").trim();
}
