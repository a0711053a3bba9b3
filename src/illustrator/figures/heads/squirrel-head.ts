import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";
import { drawWhiskers } from "./whiskers.ts";

const TUFT: readonly Point[] = [
  [-6, -26],
  [-8, -50],
  [0, -38],
  [4, -56],
  [8, -36],
  [14, -44],
  [9, -22],
];

/** Small ears with long brushes on them. */
function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const dark = mix(colours.main, canvas.grade("#5a2c1e"), 0.55);
  const ear = (x: number, y: number, degrees: number) =>
    place(
      fill(polygon(TUFT), dark) +
        paint(canvas, "M-15 12Q-16 -18 1 -32Q16 -16 16 12Z", colours.main, { turn: 4, strokes: 4, strokeLength: 10 }) +
        (away ? "" : fill("M-8 8Q-8 -10 1 -19Q9 -8 9 8Z", mix(colours.belly, "#e09080", 0.5), 0.85)),
      x,
      y,
      1,
      1,
      degrees,
    );
  return ear(-29 - turn * 2, -34, -14) + ear(28 - turn * 4, -36, 12);
}

export const SQUIRREL_HEAD = roundHead({
  ears,
  muzzle: { y: 17, rx: 17, ry: 12 },
  nose: { rx: 5.5, ry: 4.4, colour: "#5f3328" },
  mouthHalf: 8.5,
  crown: { x: 0, y: -40, half: 28 },
  eyeRadius: 8.4,
  markings: ({ colours, turn }) =>
    fill(
      smooth(ellipse(wander(-34, turn), 20, 19, 16)) + smooth(ellipse(wander(35, turn), 20, 18, 16)),
      colours.belly,
      0.85,
    ),
  over: ({ canvas, colours }, nose) => drawWhiskers(canvas, colours.main, nose, 20),
});
