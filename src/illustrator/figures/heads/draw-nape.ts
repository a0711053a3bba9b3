import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";

const ROUND: readonly Point[] = ellipse(0, 0, 51, 46, 12);

/** How the back of a head is its own. */
export interface NapeOptions {
  /** A plain round one where it is left out. */
  readonly outline?: readonly Point[];
  /** Stripes, patches, spots: clipped to the head. */
  readonly marks?: string;
  /** No fur: skin, scales, feathers that lie flat. */
  readonly smooth?: true;
}

/** A head from behind: shaded to the neck, with the whorl in which fur grows from the crown. */
export function drawNape({ canvas, colours }: HeadBrief, options: NapeOptions = {}): string {
  const tone = canvas.shade(colours.main, 0.34);
  const whorl = options.smooth
    ? ""
    : line(
        "M-3 -24Q-16 -22 -19 -10M3 -25Q15 -22 20 -12M0 -20Q-2 -10 5 -3M-30 14Q-26 24 -28 32M30 12Q27 22 30 31",
        tone,
        2.6,
        0.5,
      ) + line("M-12 24Q-8 32 -10 40M10 22Q9 32 13 40", tone, 2.2, 0.4);
  return paint(canvas, smooth(options.outline ?? ROUND), colours.main, {
    turn: 8,
    strokes: 16,
    strokeLength: 18,
    strokeHalf: 1.6,
    strokeAngle: 1.3,
    inside: (options.marks ?? "") + fill(smooth(ellipse(0, 52, 46, 22)), tone, 0.26) + whorl,
  });
}
