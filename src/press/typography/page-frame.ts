import { FRAME, TRIM } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";

/** Points in a millimetre: 72 ÷ 25.4. */
export const MM = 72 / 25.4;
/** The page, in points. */
export const PAGE = { width: TRIM.width * MM, height: TRIM.height * MM } as const;
/** Between the words and the page's left and right sides. */
export const SIDE = 16 * MM;
/** The same on a leaf of words alone, whose lines are not to be longer than an eye follows. */
export const LEAF_SIDE = 22 * MM;
/** Between the words and the page's top or foot. */
export const EDGE = 13 * MM;
/** How far the wash under the words runs out into the picture. */
export const FADE = 22 * MM;
/** The most of the page that words may take before they go on, on a page of their own. */
export const MOST = PAGE.height * 0.62;

/** Ink of the words, of those in a second language, and the wash under them, by the tone of the picture's zone. */
export const INKS = {
  dark: { words: "#2b2118", second: "#8a2f1c", wash: "#fff8ea" },
  light: { words: "#fff6e2", second: "#ffd08a", wash: "#141a3c" },
} as const;

/**
 * The wash's stops from the page's edge inwards: how far, and how strong; `solid` is where the words end. Words that stand
 * beyond the calm part of a picture need more of it.
 */
export function washStops(
  solid: number,
  isBeyond: boolean,
): readonly { readonly at: number; readonly opacity: number }[] {
  return [
    { at: 0, opacity: isBeyond ? 0.92 : 0.72 },
    { at: solid * (isBeyond ? 1 : 0.85), opacity: isBeyond ? 0.88 : 0.62 },
    { at: 1, opacity: 0 },
  ];
}

/** Where the wash begins and ends, from the page's edge to where it has faded, and where the words end between them. */
export function washOf(words: { readonly atTop: boolean; readonly top: number; readonly height: number }) {
  const inner = words.atTop ? words.top + words.height : words.top;
  const edge = words.atTop ? 0 : PAGE.height;
  const far = words.atTop ? Math.min(PAGE.height, inner + FADE) : Math.max(0, inner - FADE);
  return { edge, far, solid: Math.abs(inner - edge) / Math.abs(far - edge) };
}

/** What stands between two languages: dots of this radius, so far from the page's middle. */
export const ORNAMENT = { radius: 1.5, across: [-12, 0, 12] } as const;

/** How much of a font's ascent its capitals fill: close to it in all fonts of the press. */
export const CAP_SHARE = 0.66;

/** Where words stand when there is no picture that says. */
export const PLAIN_ZONE: TextZone = {
  x: 0,
  y: FRAME.height * 0.66,
  width: FRAME.width,
  height: FRAME.height * 0.34,
  ink: "dark",
};
