import { create, type Font } from "fontkit";

/** A font that is open: it measures words, draws them as outlines, and is embedded in a PDF. */
export interface Face {
  /** The whole file as it has been read: whoever embeds it reads its tables no second time. */
  readonly font: Font;
  /** Whether the font draws every part of a sign; of an emoji that is one of several, the whole. */
  covers(sign: string): boolean;
  /** The width of a line in points at a size, kerning included. */
  widthOf(text: string, size: number): number;
  /** The outlines of a line as SVG path data: its left end at `x`, its baseline at `y`. */
  outlineOf(text: string, size: number, x: number, y: number): string;
  /** From the baseline up to the top of the tallest letters, in points. */
  ascentOf(size: number): number;
  /** From the baseline up to the middle between the font's own top and bottom, in points: where style sheets centre it. */
  middleOf(size: number): number;
}

/** Opens a TrueType file. Throws when the bytes are none, or a collection of several fonts. */
export function openFace(bytes: Uint8Array): Face {
  const font = create(Buffer.from(bytes));
  if (!("layout" in font)) throw new Error("A font collection cannot be set with: one font a file");
  nameGlyphs(font);
  const scaleOf = (size: number) => size / font.unitsPerEm;
  const space = font.layout(" ").advanceWidth;
  const unitsOfWord = remembering((word) => font.layout(word).advanceWidth);
  // Word by word: the same words come on every line, and none of these fonts kerns over a space.
  const unitsOf = (text: string) => {
    const words = text.split(" ");
    return words.reduce((sum, word) => sum + (word === "" ? 0 : unitsOfWord(word)), space * (words.length - 1));
  };
  return {
    font,
    covers: remembering((sign) => font.layout(sign).glyphs.every(({ id }) => id !== 0)),
    widthOf: (text, size) => unitsOf(text) * scaleOf(size),
    outlineOf: (text, size, x, y) => outline(font, text, scaleOf(size), x, y),
    ascentOf: (size) => font.ascent * scaleOf(size),
    middleOf: (size) => ((font.ascent + font.descent) / 2) * scaleOf(size),
  };
}

/** What is written from right to left changes with its neighbours, and several letters share a glyph: layout names those. */
const isShaped = (code: number): boolean =>
  (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff);

/**
 * Tells every glyph which letter it is. A font keeps a glyph as it was first met, and the S of a drawn Ș is met as a part,
 * without a letter: written later by itself it would be seen and not be read.
 */
function nameGlyphs(font: Font): void {
  for (const code of font.characterSet) if (!isShaped(code)) font.glyphForCodePoint(code);
}

/** Words come again and again; a whole book has fewer different ones. */
const MOST_REMEMBERED = 5_000;

function remembering<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const value = find(text);
    if (found.size > MOST_REMEMBERED) found.clear();
    found.set(text, value);
    return value;
  };
}

function outline(font: Font, text: string, scale: number, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + (position?.xOffset ?? 0) * scale, y - (position?.yOffset ?? 0) * scale)
        .toSVG();
      pen += (position?.xAdvance ?? glyph.advanceWidth) * scale;
      return path;
    })
    .join("");
}
