import type { TextZone } from "#book/text-zone.ts";
import { FRAME } from "#book/format.ts";
import { breakLines } from "./break-lines.ts";
import { type Initial, initialOf } from "./initial.ts";
import type { Letters } from "./letters.ts";
import { CAP_SHARE, EDGE, LEAF_SIDE, MOST, PAGE, SIDE } from "./page-frame.ts";
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
  /** The middle of the room between the two languages, where both are there. */
  readonly between?: number;
  readonly top: number;
  readonly height: number;
  /** Whether the words stand at the top of the page, or at its foot. */
  readonly atTop: boolean;
  /** Whether they stand on more of the page than its picture keeps calm. */
  readonly isBeyond: boolean;
  /** Paragraphs, or what is left of them, that did not fit. */
  readonly rest: readonly Paragraph[];
}

/** What lines are set with: the letters, and the margin on the left and on the right. */
interface Setting {
  readonly letters: Letters;
  readonly type: TypeSetting;
  readonly side: number;
}

/** The height for words on a leaf of their own. */
const LEAF_HEIGHT = PAGE.height - 4 * EDGE;
/** Between that height and the leaf's edges, top and foot together. */
const LEAF_ROOM = LEAF_HEIGHT + 2 * EDGE;

/**
 * Lays a page's words out on the zone that its picture keeps calm: at the level's size; smaller, down to the level's least,
 * when they need it; then over more of the page; and what is left after that is given back. Nothing is cut.
 */
export function layOutWords(text: string, zone: TextZone, letters: Letters, type: TypeSetting): LaidOutWords {
  const setting = { letters, type, side: SIDE };
  const paragraphs = paragraphsOf(text, false, letters);
  const atTop = zone.y + zone.height / 2 < FRAME.height / 2;
  const room = Math.max(0, (zone.height / FRAME.height) * PAGE.height - EDGE);
  const size = sizeFor(paragraphs, setting, room);
  if (size !== undefined) return place(paragraphs, [], setting, size, atTop, room);
  const [kept, rest] = whatFits(paragraphs, setting, MOST);
  return place(kept, rest, setting, type.least, atTop, room);
}

/**
 * Lays a page's words out in two languages, one below the other, on a leaf of their own beside the picture: on it, they would
 * stand over whom it shows.
 */
export function layOutFacing(text: string, second: string, letters: Letters, type: TypeSetting): LaidOutWords {
  const setting = { letters, type, side: LEAF_SIDE };
  const paragraphs = [...paragraphsOf(text, false, letters), ...paragraphsOf(second, true, letters)];
  const size = sizeFor(paragraphs, setting, LEAF_HEIGHT);
  if (size !== undefined) return place(paragraphs, [], setting, size, true, LEAF_ROOM);
  const [kept, rest] = whatFits(paragraphs, setting, LEAF_HEIGHT);
  return place(kept, rest, setting, type.least, true, LEAF_ROOM);
}

/** Lays out what goes on, on a page of its own. */
export function layOutOverflow(paragraphs: readonly Paragraph[], letters: Letters, level: TypeSetting): LaidOutWords {
  const setting = { letters, type: { ...level, initial: 1 }, side: SIDE };
  const [kept, rest] = whatFits(paragraphs, setting, LEAF_HEIGHT);
  return place(kept, rest, setting, level.least, true, LEAF_ROOM);
}

const paragraphsOf = (text: string, isSecond: boolean, letters: Letters): Paragraph[] =>
  splitParagraphs(letters.clean(text)).map((paragraph) => ({ text: paragraph, isSecond }));

/** The largest size of the level at which paragraphs are no higher; undefined where there is none. */
function sizeFor(paragraphs: readonly Paragraph[], setting: Setting, most: number): number | undefined {
  const { size, least } = setting.type;
  const sizes = Array.from({ length: Math.floor((size - least) * 2) + 1 }, (_, step) => size - step / 2);
  return sizes.find((each) => heightOf(paragraphs, setting, each) <= most);
}

function place(
  kept: readonly Paragraph[],
  rest: readonly Paragraph[],
  setting: Setting,
  size: number,
  atTop: boolean,
  room: number,
): LaidOutWords {
  const { letters, type, side } = setting;
  const height = heightOf(kept, setting, size);
  const margin = EDGE + Math.max(0, (room - height) / 2);
  const top = atTop ? margin : PAGE.height - margin - height;
  const leading = size * type.leading;
  // The letters stand in the middle of their line.
  const toBaseline = (leading + letters.ascentOf(size) * CAP_SHARE) / 2;
  const initial = initialAt(kept, setting, size);
  let y = top + (initial?.rise ?? 0) + toBaseline;
  let between: number | undefined;
  const paragraphs = kept.map((paragraph, place) => {
    if (startsSecond(kept, place)) {
      between = y - toBaseline + (betweenOf(size) - gapOf(size)) / 2;
      y += betweenOf(size);
    }
    const own = place === 0 ? initial : undefined;
    const lines = linesOf(paragraph.text, setting, size, own).map((line, index) => ({
      text: line,
      x: side,
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
    ...(between !== undefined && { between }),
    top,
    height,
    atTop,
    isBeyond: height > room,
    rest,
  };
}

/** The most whole words of the level's least size that fit into a height; at least one, so that every page gets on. */
function whatFits(paragraphs: readonly Paragraph[], setting: Setting, most: number): [Paragraph[], Paragraph[]] {
  const size = setting.type.least;
  const all = paragraphs.reduce((count, paragraph) => count + paragraph.text.split(" ").length, 0);
  if (heightOf(paragraphs, setting, size) <= most) return [[...paragraphs], []];
  let fits = 1;
  let over = all;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (heightOf(splitAtWord(paragraphs, middle)[0], setting, size) <= most) fits = middle;
    else over = middle;
  }
  return splitAtWord(paragraphs, fits);
}

/** Between the two languages there is more room than between paragraphs. */
const betweenOf = (size: number) => size * 1.9;

const startsSecond = (paragraphs: readonly Paragraph[], place: number) =>
  place > 0 && paragraphs[place]?.isSecond === true && paragraphs[place - 1]?.isSecond === false;

const gapOf = (size: number) => size * 0.35;

const measureOf = ({ side }: Setting) => PAGE.width - 2 * side;

const linesOf = (paragraph: string, setting: Setting, size: number, initial: Initial | undefined) =>
  breakLines(paragraph, measureOf(setting), (text) => setting.letters.widthOf(text, size), initial?.extra);

const initialAt = ([first]: readonly Paragraph[], setting: Setting, size: number) =>
  first && initialOf(first.text, setting.letters, { size, times: setting.type.initial, width: measureOf(setting) });

function heightOf(paragraphs: readonly Paragraph[], setting: Setting, size: number): number {
  const initial = initialAt(paragraphs, setting, size);
  const lines = paragraphs.reduce(
    (count, { text }, place) => count + linesOf(text, setting, size, place === 0 ? initial : undefined).length,
    0,
  );
  const between = paragraphs.some((_, place) => startsSecond(paragraphs, place)) ? betweenOf(size) : 0;
  return (
    (initial?.rise ?? 0) +
    lines * size * setting.type.leading +
    gapOf(size) * Math.max(0, paragraphs.length - 1) +
    between
  );
}
