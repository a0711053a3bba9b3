import { drawPicture } from "#illustrator/draw-picture.ts";
import type { Painter } from "#features/pictures/server/painter/painter.ts";

/** The illustrator that the product carries: no model, no network. */
export const builtInPainter = {
  name: "built-in",
  paint({ plan, cast, seed, bleed = false }, signal) {
    signal.throwIfAborted();
    const { svg, textZone } = drawPicture(plan, cast, { seed, bleed });
    return Promise.resolve({ svg, textZone });
  },
} satisfies Painter;
