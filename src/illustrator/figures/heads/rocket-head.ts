import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import type { HeadBrief } from "./head.ts";

const HULL: readonly Point[] = [
  [0, -112],
  [30, -78],
  [48, -24],
  [48, 28],
  [36, 66],
  [0, 72],
  [-36, 66],
  [-48, 28],
  [-48, -24],
  [-30, -78],
];

/** Two fins at the sides and the nozzle between them. */
const fins = ({ canvas, colours }: HeadBrief): string =>
  paint(canvas, "M-40 20Q-84 44 -82 96Q-58 74 -30 70ZM40 20Q84 44 82 96Q58 74 30 70Z", colours.accent, {
    turn: 6,
    strokes: 8,
    strokeLength: 20,
    strokeAngle: 1.2,
  }) +
  paint(canvas, "M-24 62H24L32 88H-32Z", canvas.shade(colours.main, 0.45), { turn: 4, strokes: 3, strokeLength: 12 });

const hull = ({ canvas, colours, turn, away }: HeadBrief): string =>
  paint(canvas, smooth(HULL), colours.main, {
    turn: 9,
    strokes: 12,
    strokeLength: 30,
    strokeAngle: 1.5,
    strokeStrength: 0.1,
    inside:
      fill("M-60 -62Q0 -46 60 -62V-130H-60Z", colours.accent) +
      line("M-60 46Q0 60 60 46", colours.accent, 7) +
      // The window is in front; behind is the hatch.
      (away
        ? line("M-20 38V-14Q-20 -34 0 -34Q20 -34 20 -14V38Z", canvas.shade(colours.main, 0.35), 3.4, 0.7) +
          fill(oval(12, 6, 3.4), canvas.shade(colours.main, 0.5))
        : fill(oval(turn * 3, -2, 40, 38), colours.belly, 0.95) +
          line(oval(turn * 3, -2, 40, 38), canvas.shade(colours.main, 0.3), 3, 0.5)),
  });

/** A rocket with a face where its window is. */
export const ROCKET_HEAD = faceOn({
  back: fins,
  body: hull,
  lid: ({ colours }) => colours.belly,
  eyes: { x: 16, y: -8, radius: 7.6 },
  mouth: { y: 13, half: 10 },
  cheeks: { x: 27, y: 8, radius: 9 },
  ahead: 2,
  crown: { x: 0, y: -84, half: 22 },
  bow: [-26, -70],
});
