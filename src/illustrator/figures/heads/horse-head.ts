import { mix } from "../../gouache/colour.ts";
import { ellipse, smooth } from "../../gouache/path.ts";
import { fill } from "../../gouache/shape.ts";
import { between } from "./head.ts";
import { drawLongEar } from "./long-ear.ts";
import { longHead } from "./long-head.ts";
import { drawForelock, drawMane, drawManedNape } from "./mane.ts";

/** A mane and a white blaze. */
export const HORSE_HEAD = longHead({
  behind: drawMane,
  markings: ({ colours, turn }) =>
    fill(smooth(ellipse(between(0, 26, turn), -8, between(8, 7, turn), 34, 10)), colours.belly, 0.9),
  muzzle: ({ canvas, colours }) => mix(colours.main, canvas.grade("#5a4040"), 0.35),
  lashes: false,
  brow: (brief) =>
    drawLongEar(brief, [between(-31, -27, brief.turn), -36, -14]) +
    (brief.turn < 0.6 ? drawLongEar(brief, [between(31, 22, brief.turn), -36, 14]) : "") +
    drawForelock(brief),
  nape: (brief) => drawLongEar(brief, [-31, -36, -14]) + drawLongEar(brief, [31, -36, 14]) + drawManedNape(brief),
});
