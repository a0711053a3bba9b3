import type { Complexity } from "#book/choices.ts";
import { FRAME } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import type { PressFonts } from "../printed-book.ts";
import { layOutWords } from "../typography/lay-out-words.ts";
import { INKS, PAGE, washOf, washStops } from "../typography/page-frame.ts";
import { openFaces } from "../typography/press-faces.ts";
import { TYPE_SCALE } from "../typography/type-scale.ts";

/**
 * The words of a page as they are typeset on paper, as SVG of `FRAME` to be laid over the page's picture: letters are
 * outlines, so that no font is needed to draw them (S3.6). Words that would go on, on another page, are not in it.
 */
export function typesetPage(text: string, zone: TextZone, complexity: Complexity, fonts: PressFonts): string {
  const type = TYPE_SCALE[complexity];
  const letters = openFaces(fonts).letters[type.font];
  const words = layOutWords(text, zone, letters, type);
  const { edge, far, solid } = washOf(words);
  const ink = INKS[zone.ink];
  const stops = washStops(solid, words.isBeyond)
    .map(({ at, opacity }) => `<stop offset="${at.toFixed(4)}" stop-color="${ink.wash}" stop-opacity="${opacity}"/>`)
    .join("");
  const outlines = words.paragraphs
    .flat()
    .map(({ text, x, y, initial }) =>
      letters.outlineOf(text.slice(initial?.text.length), words.size, x + (initial?.advance ?? 0), y),
    )
    .join("");
  const [opening] = words.paragraphs.flat();
  const initial =
    opening?.initial && letters.outlineOf(opening.initial.text, opening.initial.size, opening.x, opening.y);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"`,
    ` viewBox="0 0 ${PAGE.width.toFixed(3)} ${PAGE.height.toFixed(3)}" preserveAspectRatio="none">`,
    `<linearGradient id="wash" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${edge}" y2="${far}">${stops}</linearGradient>`,
    `<rect y="${Math.min(edge, far)}" width="100%" height="${Math.abs(far - edge)}" fill="url(#wash)"/>`,
    `<path d="${outlines}" fill="${ink.words}"/>${initial === undefined ? "" : `<path d="${initial}" fill="${ink.second}"/>`}</svg>`,
  ].join("");
}
