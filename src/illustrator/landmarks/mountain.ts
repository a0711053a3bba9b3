import type { DrawThing } from "../figure.ts";
import type { Hex } from "../gouache/colour.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

const PEAK =
  "M-84 0Q-78 -26 -58 -50Q-50 -76 -34 -98Q-22 -130 -6 -146Q0 -151 7 -146Q22 -126 30 -104Q48 -84 58 -56Q76 -30 84 0Q0 9 -84 0Z";
const CAP =
  "M-44 -84Q-22 -130 -6 -146Q0 -151 7 -146Q22 -126 38 -92Q28 -100 22 -88Q14 -104 4 -92Q-6 -108 -16 -92Q-26 -102 -44 -84Z";
const FOLDS = "M-58 -50Q-46 -30 -62 0H-84Q-78 -26 -58 -50ZM34 -70Q46 -44 38 0H60Q58 -40 34 -70Z";

const peak =
  (rock: Hex, snow: Hex): DrawThing =>
  (canvas) => {
    const own = canvas.grade(rock);
    const svg = paint(canvas, PEAK, own, {
      turn: 15,
      strokes: 30,
      strokeAngle: 1.1,
      inside: fill(FOLDS, canvas.shade(own, 0.3), 0.5) + fill(CAP, canvas.grade(snow)),
    });
    return measured(svg, [0, -60]);
  };

/** A mountain with snow on its top. */
export const drawMountain = peak("#8d93b5", "#fbfcff");
/** A mountain of ice. */
export const drawIceberg = peak("#a9d3e2", "#f4fbff");
