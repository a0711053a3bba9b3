import { FRAME } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import { type Block, layOutBlock } from "./lay-out-block.ts";
import type { Letters } from "./letters.ts";
import { MM, PAGE } from "./page-frame.ts";

const SIDE = 14 * MM;
const LARGEST = 46;
const SMALLEST = 20;
const LEADING = 1.1;
const BYLINE = { size: 14, leading: 1.4, gap: 6 } as const;
/** The least room between the title and the page's top. */
const TOP = 12 * MM;
/** How much of the calm zone a title may fill; a long one is set smaller until it does. */
const SHARE = 0.62;
const SHARE_OF_TWO = 0.42;

/** A cover's words as they stand on it. */
export interface LaidOutCover {
  readonly title: Block;
  /** The title in the book's second language. */
  readonly second: Block | undefined;
  readonly byline: Block;
}

/** Lays title and byline out in the middle of the zone that the cover's picture keeps calm. */
export function layOutCover(
  words: { readonly title: string; readonly second?: string | undefined; readonly byline: string },
  zone: TextZone | undefined,
  letters: { readonly title: Letters; readonly early: Letters },
): LaidOutCover {
  const zoneTop = ((zone?.y ?? 0) / FRAME.height) * PAGE.height;
  const zoneHeight = ((zone?.height ?? FRAME.height * 0.26) / FRAME.height) * PAGE.height;
  const measure = { x: SIDE, width: PAGE.width - 2 * SIDE };
  const { second = "" } = words;
  const share = second === "" ? SHARE : SHARE_OF_TWO;
  const size = largestSize(words.title, letters.title, measure.width, zoneHeight * share);
  const secondSize = Math.min(
    size * 0.62,
    largestSize(second || words.title, letters.title, measure.width, zoneHeight * share),
  );
  const titleAt = (y: number) => layOutBlock(words.title, letters.title, { ...measure, size, leading: LEADING, y });
  const secondAt = (y: number) =>
    layOutBlock(second, letters.title, { ...measure, size: secondSize, leading: LEADING, y });
  const secondRoom = second === "" ? 0 : secondAt(0).height + BYLINE.gap;
  const bylineAt = (y: number) => layOutBlock(words.byline, letters.early, { ...measure, ...BYLINE, y });
  const height = titleAt(0).height + BYLINE.gap + secondRoom + bylineAt(0).height;
  const top = Math.max(zoneTop + (zoneHeight - height) / 2, TOP);
  const title = titleAt(top);
  const below = top + title.height + BYLINE.gap;
  return { title, second: second === "" ? undefined : secondAt(below), byline: bylineAt(below + secondRoom) };
}

function largestSize(title: string, letters: Letters, width: number, height: number): number {
  const words = letters.clean(title).split(/\s+/);
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    const longest = Math.max(...words.map((word) => letters.widthOf(word, size)));
    const block = layOutBlock(title, letters, { size, leading: LEADING, x: 0, y: 0, width });
    if (longest <= width && block.height <= height) return size;
  }
  return SMALLEST;
}
