import { breakLines } from "./break-lines.ts";
import type { SetLine } from "./lay-out-words.ts";
import type { Letters } from "./letters.ts";
import { CAP_SHARE } from "./page-frame.ts";
import { splitParagraphs } from "./split-paragraphs.ts";

/** Lines one below the other, each in the middle of a measure. */
export interface Block {
  readonly size: number;
  readonly lines: readonly SetLine[];
  readonly height: number;
}

/** How a block is set, in points; `leading` is its line height against the size. */
export interface BlockSetting {
  readonly size: number;
  readonly leading: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Lays a short text out in centred lines from `y` down. */
export function layOutBlock(text: string, letters: Letters, { size, leading, x, y, width }: BlockSetting): Block {
  const widthOf = (part: string) => letters.widthOf(part, size);
  const height = size * leading;
  const first = y + (height + letters.ascentOf(size) * CAP_SHARE) / 2;
  const lines = splitParagraphs(letters.clean(text))
    .flatMap((paragraph) => breakEvenly(paragraph, width, widthOf))
    .map((line, index) => ({ text: line, x: x + (width - widthOf(line)) / 2, y: first + index * height }));
  return { size, lines, height: lines.length * height };
}

/** Halvings of the measure: the lines are even to within a few points. */
const TRIES = 7;

/** Lines of about one length: the narrowest measure that needs no more of them, so that no word is left alone. */
function breakEvenly(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = breakLines(paragraph, width, widthOf);
  if (lines.length < 2) return lines;
  let narrow = Math.min(width, Math.max(width / 2, ...paragraph.split(" ").map(widthOf)));
  let wide = width;
  for (let tries = 0; tries < TRIES; tries++) {
    const middle = (narrow + wide) / 2;
    if (breakLines(paragraph, middle, widthOf).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return breakLines(paragraph, wide, widthOf);
}
