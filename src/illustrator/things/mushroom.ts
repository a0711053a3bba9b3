import type { DrawThing } from "../figure.ts";
import { ellipse, smooth } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A toadstool with pale spots. */
export const drawMushroom: DrawThing = (canvas) => {
  const cap = canvas.grade("#c9503f");
  const stalk = canvas.grade("#f5e8cf");
  const spot = (x: number, y: number, rx: number, ry: number) => smooth(ellipse(x, y, rx, ry, 8));
  const svg =
    paint(canvas, "M-11 -36Q-9 -14 -14 -2Q0 4 14 -2Q9 -14 11 -36Z", stalk, {
      turn: 5,
      strokes: 4,
      strokeLength: 14,
      strokeAngle: 1.5,
    }) +
    fill("M-30 -34Q0 -24 30 -34Q0 -38 -30 -34Z", canvas.shade(stalk, 0.35)) +
    paint(canvas, "M-37 -33Q-37 -68 0 -70Q37 -68 37 -33Q0 -41 -37 -33Z", cap, {
      turn: 6,
      strokes: 6,
      strokeLength: 14,
      inside: fill(spot(-16, -48, 7, 6) + spot(6, -58, 8, 6) + spot(21, -43, 6, 5) + spot(-2, -42, 4, 3), stalk),
    });
  return measured(svg, [0, -8]);
};
