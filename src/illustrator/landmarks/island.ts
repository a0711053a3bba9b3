import type { DrawThing } from "../figure.ts";
import { at } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

const CROWN: readonly (readonly [x: number, y: number])[] = [
  [-50, 10],
  [-36, -16],
  [-6, -28],
  [30, -18],
  [44, 12],
];

/** A round island in its sea, grass on its top and a palm beside. */
export const drawIsland: DrawThing = (canvas) => {
  const sand = canvas.grade("#efd9a3");
  const grass = canvas.grade("#8fae5b");
  const leaf = canvas.grade("#5f9157");
  const bark = canvas.grade("#9a7250");
  const sea = canvas.grade("#7fbcc8");
  const fronds = CROWN.map(([x, y]) =>
    paint(
      canvas,
      `M${at(34, -138)}Q${at(34 + x * 0.5, -150 + y * 0.2)} ${at(34 + x, -138 + y)}Q${at(34 + x * 0.4, -132 + y * 0.4)} ${at(34, -134)}Z`,
      leaf,
      { turn: 3, strokes: 4, strokeLength: 12 },
    ),
  ).join("");
  const svg =
    line("M46 -70Q52 -108 34 -136", canvas.shade(bark, 0.3), 11) +
    line("M46 -70Q52 -108 34 -136", bark, 8) +
    fronds +
    paint(canvas, "M-70 0Q-74 -58 -34 -86Q0 -104 36 -84Q74 -56 70 0Q0 8 -70 0Z", sand, {
      turn: 12,
      strokes: 20,
      inside: fill(
        "M-80 -110H80V-60Q66 -72 54 -60Q44 -76 32 -64Q18 -80 4 -68Q-10 -82 -24 -66Q-38 -76 -46 -58Q-60 -66 -80 -48Z",
        grass,
      ),
    }) +
    paint(canvas, "M-84 4Q-70 -14 -52 -4Q-34 -16 -16 -4Q2 -16 20 -4Q38 -16 56 -4Q72 -14 84 4Q0 18 -84 4Z", sea, {
      turn: 4,
      strokes: 8,
      strokeAngle: 0.1,
    });
  return measured(svg, [0, -50]);
};
