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

/** A cover's words as they stand on it. */
export interface LaidOutCover {
  readonly title: Block;
  readonly byline: Block;
}

/** Lays title and byline out in the middle of the zone that the cover's picture keeps calm. */
export function layOutCover(
  words: { readonly title: string; readonly byline: string },
  zone: TextZone | undefined,
  letters: { readonly title: Letters; readonly early: Letters },
): LaidOutCover {
  const zoneTop = ((zone?.y ?? 0) / FRAME.height) * PAGE.height;
  const zoneHeight = ((zone?.height ?? FRAME.height * 0.26) / FRAME.height) * PAGE.height;
  const measure = { x: SIDE, width: PAGE.width - 2 * SIDE };
  const size = largestSize(words.title, letters.title, measure.width, zoneHeight * SHARE);
  const titleAt = (y: number) => layOutBlock(words.title, letters.title, { ...measure, size, leading: LEADING, y });
  const bylineAt = (y: number) => layOutBlock(words.byline, letters.early, { ...measure, ...BYLINE, y });
  const height = titleAt(0).height + BYLINE.gap + bylineAt(0).height;
  const top = Math.max(zoneTop + (zoneHeight - height) / 2, TOP);
  const title = titleAt(top);
  return { title, byline: bylineAt(top + title.height + BYLINE.gap) };
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
