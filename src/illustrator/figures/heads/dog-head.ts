import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { drawNape } from "./draw-nape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

const EAR: readonly Point[] = [
  [-6, -8],
  [10, -12],
  [19, 8],
  [20, 38],
  [6, 56],
  [-10, 44],
  [-14, 16],
];

/** Hanging ears, which fly up a little in joy. */
function ears({ canvas, colours, turn, expression }: HeadBrief): string {
  const lifted = expression.mouth === "laugh" || expression.mouth === "round" ? 26 : 0;
  const dark = mix(colours.main, canvas.grade("#5a3a2c"), 0.5);
  return ([-1, 1] as const)
    .map((side) =>
      place(
        paint(canvas, smooth(EAR), dark, { turn: 5, strokes: 7, strokeLength: 16, strokeAngle: 1.4 }),
        side * 43 - turn * 4,
        -24 - (side > 0 ? turn * 3 : 0),
        1,
        side,
        side * (-8 - lifted),
      ),
    )
    .join("");
}

/** A soft square muzzle, and a patch round one eye. */
export const DOG_HEAD = roundHead({
  ears: () => "",
  muzzle: { y: 18, rx: 25, ry: 18 },
  nose: { rx: 10, ry: 7 },
  mouthHalf: 11,
  crown: { x: 0, y: -40, half: 34 },
  markings: ({ colours, canvas, turn, look }) =>
    fill(smooth(ellipse(wander(21, turn), -6 + look.y * 3, 18, 21)), mix(colours.main, canvas.grade("#5a3a2c"), 0.42)) +
    fill(smooth(ellipse(wander(0, turn, 0.3), -34, 8, 26)), colours.belly, 0.8),
  over: ears,
  nape: (brief) =>
    drawNape(brief, { marks: fill(smooth(ellipse(0, -42, 7, 20)), brief.colours.belly, 0.8) }) +
    ears({ ...brief, turn: 0 }),
});
