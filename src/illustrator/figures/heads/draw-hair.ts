import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { ellipse, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { HairCut } from "./hair-cut.ts";
import { morph } from "./head.ts";

export interface HairDrawing {
  readonly behind: string;
  readonly back: string;
  readonly front: string;
}

const BUNCH: readonly Point[] = [
  [-8, -20],
  [14, -14],
  [21, 16],
  [6, 44],
  [-9, 16],
];

/** Hair in its three depths, for a head that is turned by `turn`. `tie` colours ribbons; plaits are short where they would hang into the ground. */
export function drawHair(
  canvas: Canvas,
  cut: HairCut,
  colour: Hex,
  turn: number,
  tie: Hex,
  lying: boolean,
): HairDrawing {
  const links = lying ? 2 : 4;
  const texture = { turn: 6, strokes: 11, strokeLength: 26, strokeHalf: 1.7, strokeStrength: 0.2 };
  const shift = -turn * 2;
  const moved = (points: readonly Point[]) => points.map(([x, y]): Point => [x + shift, y]);
  const behind = cut.behind
    ? paint(canvas, smooth(moved(cut.behind)), colour, { ...texture, strokes: 18, strokeLength: 44, strokeAngle: 1.35 })
    : "";
  let back = paint(canvas, smooth(moved(cut.back)), colour, texture);
  if (cut.extra === "bun") {
    back =
      paint(canvas, smooth(ellipse(-4 - turn * 8, -62, 23, 20)), colour, { ...texture, strokes: 6, strokeLength: 14 }) +
      back;
  }
  let sides = "";
  if (cut.extra === "bunches") {
    for (const side of [-1, 1] as const) {
      const x = side * 60 - turn * 4;
      sides +=
        paint(canvas, smooth(BUNCH.map(([px, py]): Point => [x + px * side, 12 + py])), colour, {
          ...texture,
          strokes: 7,
          strokeAngle: 1.4,
        }) + fill(oval(x - side * 6, -4, 7), tie);
    }
  }
  if (cut.extra === "plaits") {
    for (const side of [-1, 1] as const) {
      const x = side * 50 - turn * 3;
      for (let i = 0; i < links; i++) {
        sides += paint(canvas, smooth(ellipse(x + side * i * 2.4, 22 + i * 14, 11 - i, 9.5, 8)), colour, {
          ...texture,
          strokes: 3,
          strokeLength: 9,
        });
      }
      sides += fill(oval(x + side * (links * 2.4 - 0.6), 16 + links * 14, 5.5), tie);
    }
  }
  const front =
    cut.fringe.length > 0
      ? paint(canvas, smooth(morph(cut.fringe, cut.fringeAside, turn)), colour, { ...texture, strokeAngle: 0.2 }) +
        line("M-34 -44Q-24 -52 -8 -54", canvas.lighten(colour, 0.55), 3.2, 0.4) +
        line(
          `M${turn * 6} -56Q${turn * 8 - 16} -44 ${turn * 8 - 26} -28M${turn * 6 + 1} -56Q${turn * 8 + 18} -46 ${turn * 6 + 27} -30`,
          canvas.shade(colour, 0.4),
          1.8,
          0.4,
        )
      : "";
  return { behind: behind + (cut.behind ? sides : ""), back: (cut.behind ? "" : sides) + back, front };
}
