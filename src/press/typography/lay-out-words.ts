import type { TextZone } from "#book/text-zone.ts";
import { FRAME } from "#book/format.ts";
import { breakLines } from "./break-lines.ts";
import { type Initial, initialOf } from "./initial.ts";
import type { Letters } from "./letters.ts";
import { CAP_SHARE, EDGE, MOST, PAGE, SIDE } from "./page-frame.ts";
import { splitAtWord, splitParagraphs } from "./split-paragraphs.ts";
import type { TypeSetting } from "./type-scale.ts";

/** A line of a page's words, in points: its left end and its baseline. */
export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Stands at the line's left end in place of the same signs of its text. */
  readonly initial?: Initial;
}

/** A paragraph of a page; in a bilingual edition those of the second language follow the first's. */
export interface Paragraph {
  readonly text: string;
  readonly isSecond: boolean;
}

/** The words of a page as they stand on it. */
export interface LaidOutWords {
  readonly size: number;
  readonly paragraphs: readonly (readonly SetLine[])[];
  /** From which of the paragraphs on they are in the book's second language. */
  readonly secondFrom: number;
  readonly top: number;
  readonly height: number;
  /** Whether the words stand at the top of the page, or at its foot. */
  readonly atTop: boolean;
  /** Whether they stand on more of the page than its picture keeps calm. */
  readonly isBeyond: boolean;
  /** Paragraphs, or what is left of them, that did not fit. */
  readonly rest: readonly Paragraph[];
}

/**
 * Lays a page's words out on the zone that its picture keeps calm: at the level's size; smaller, down to the level's least,
 * when they need it; then over more of the page; and what is left after that is given back. Nothing is cut.
 */
export function layOutWords(
  text: string,
  zone: TextZone,
  letters: Letters,
  type: TypeSetting,
  second = "",
): LaidOutWords {
  const paragraphs = [text, second].flatMap((words, place) =>
    splitParagraphs(letters.clean(words)).map((paragraph) => ({ text: paragraph, isSecond: place === 1 })),
  );
  const atTop = zone.y + zone.height / 2 < FRAME.height / 2;
  const room = Math.max(0, (zone.height / FRAME.height) * PAGE.height - EDGE);
  for (let size = type.size; size >= type.least; size -= 0.5) {
    const height = heightOf(paragraphs, letters, type, size);
    if (height <= room) return place(paragraphs, [], letters, type, size, atTop, room);
  }
  const [kept, rest] = whatFits(paragraphs, letters, type, type.least, MOST);
  return place(kept, rest, letters, type, type.least, atTop, room);
}

/** Lays out what goes on, on a page of its own. */
export function layOutOverflow(paragraphs: readonly Paragraph[], letters: Letters, level: TypeSetting): LaidOutWords {
  const type = { ...level, initial: 1 };
  const most = PAGE.height - 4 * EDGE;
  const [kept, rest] = whatFits(paragraphs, letters, type, type.least, most);
  return place(kept, rest, letters, type, type.least, true, most + 2 * EDGE);
}

function place(
  kept: readonly Paragraph[],
  rest: readonly Paragraph[],
  letters: Letters,
  type: TypeSetting,
  size: number,
  atTop: boolean,
  room: number,
): LaidOutWords {
  const height = heightOf(kept, letters, type, size);
  const margin = EDGE + Math.max(0, (room - height) / 2);
  const top = atTop ? margin : PAGE.height - margin - height;
  const leading = size * type.leading;
  // The letters stand in the middle of their line.
  const initial = initialAt(kept, letters, type, size);
  let y = top + (initial?.rise ?? 0) + (leading + letters.ascentOf(size) * CAP_SHARE) / 2;
  const paragraphs = kept.map((paragraph, place) => {
    if (startsSecond(kept, place)) y += betweenOf(size);
    const own = place === 0 ? initial : undefined;
    const lines = linesOf(paragraph.text, letters, size, own).map((line, index) => ({
      text: line,
      x: SIDE,
      y: y + index * leading,
      ...(own && index === 0 && { initial: own }),
    }));
    y += lines.length * leading + gapOf(size);
    return lines;
  });
  const secondAt = kept.findIndex(({ isSecond }) => isSecond);
  return {
    size,
    paragraphs,
    secondFrom: secondAt < 0 ? kept.length : secondAt,
    top,
    height,
    atTop,
    isBeyond: height > room,
    rest,
  };
}

/** The most whole words that fit into a height; at least one, so that every page gets on. */
function whatFits(
  paragraphs: readonly Paragraph[],
  letters: Letters,
  type: TypeSetting,
  size: number,
  most: number,
): [Paragraph[], Paragraph[]] {
  const all = paragraphs.reduce((count, paragraph) => count + paragraph.text.split(" ").length, 0);
  if (heightOf(paragraphs, letters, type, size) <= most) return [[...paragraphs], []];
  let fits = 1;
  let over = all;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (heightOf(splitAtWord(paragraphs, middle)[0], letters, type, size) <= most) fits = middle;
    else over = middle;
  }
  return splitAtWord(paragraphs, fits);
}

/** Between the two languages there is more room than between paragraphs. */
const betweenOf = (size: number) => size * 0.45;

const startsSecond = (paragraphs: readonly Paragraph[], place: number) =>
  place > 0 && paragraphs[place]?.isSecond === true && paragraphs[place - 1]?.isSecond === false;

const gapOf = (size: number) => size * 0.35;

const MEASURE = PAGE.width - 2 * SIDE;

const linesOf = (paragraph: string, letters: Letters, size: number, initial: Initial | undefined) =>
  breakLines(paragraph, MEASURE, (text) => letters.widthOf(text, size), initial?.extra);

const initialAt = ([first]: readonly Paragraph[], letters: Letters, type: TypeSetting, size: number) =>
  first && initialOf(first.text, letters, { size, times: type.initial, width: MEASURE });

function heightOf(paragraphs: readonly Paragraph[], letters: Letters, type: TypeSetting, size: number): number {
  const initial = initialAt(paragraphs, letters, type, size);
  const lines = paragraphs.reduce(
    (count, { text }, place) => count + linesOf(text, letters, size, place === 0 ? initial : undefined).length,
    0,
  );
  const between = paragraphs.some((_, place) => startsSecond(paragraphs, place)) ? betweenOf(size) : 0;
  return (
    (initial?.rise ?? 0) + lines * size * type.leading + gapOf(size) * Math.max(0, paragraphs.length - 1) + between
  );
}
