import { mix } from "../../gouache/colour.ts";
import { type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { at } from "../../gouache/path.ts";
import { between, type HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";

const EAR: readonly Point[] = [
  [-4, -24],
  [18, -38],
  [46, -28],
  [54, 2],
  [40, 34],
  [18, 40],
  [4, 22],
];

/** Ears like fans, which hang lower when it is sad or afraid. */
function ears({ canvas, colours, turn, expression, away }: HeadBrief): string {
  const droop = expression.mouth === "down" || expression.mouth === "wavy" ? 16 : 0;
  const ear = (x: number, side: 1 | -1) =>
    place(
      paint(canvas, smooth(EAR), colours.main, { turn: 6, strokes: 7, strokeLength: 18 }) +
        (away
          ? ""
          : fill(
              smooth(EAR.map(([px, py]): Point => [8 + (px - 8) * 0.74, py * 0.74])),
              mix(colours.main, canvas.grade("#e7a3a0"), 0.55),
              0.85,
            )),
      x,
      -8,
      1,
      side * (side > 0 ? between(1, 0.8, turn) : 1),
      side * droop,
    );
  return ear(-38 - turn * 2, -1) + ear(38 - turn * 6, 1);
}

/** A trunk over the chin: lifted in joy, curled up otherwise. The smile shows beside its root. */
function trunk({ canvas, colours, turn, look, expression }: HeadBrief): string {
  const x = between(0, 22, turn);
  const y = 8 + look.y * 3;
  const merry = expression.mouth === "laugh" || expression.mouth === "round";
  const end: readonly Point[] = merry
    ? [
        [x + 32, y + 27],
        [x + 56, y + 14],
        [x + 64, y - 8],
      ]
    : [
        [x + 26, y + 34],
        [x + 48, y + 30],
        [x + 58, y + 12],
      ];
  const spine: Point[] = [[x, y - 8], [x + 2, y + 8], [x + 10, y + 24], ...end];
  const rings = [0.1, 0.3]
    .map(
      (f) =>
        `M${at(x - 9 + f * 3, y + f * 44)}Q${at(x + 2 + f * 3, y + 5 + f * 44)} ${at(x + 13 + f * 4, y + f * 44 - 1)}`,
    )
    .join("");
  return (
    paint(canvas, tube(spine, 16, 8.5, 12.5), colours.main, {
      turn: 5,
      strokes: 6,
      strokeLength: 10,
      strokeAngle: 0.1,
      outline: 2,
    }) + line(rings, canvas.shade(colours.main, 0.35), 1.8, 0.5)
  );
}

export const ELEPHANT_HEAD = roundHead({
  ears,
  muzzle: { y: 26, rx: 18, ry: 10 },
  mouthHalf: 21,
  mouthDrop: 0.2,
  crown: { x: 0, y: -40, half: 34 },
  box: { right: 84 },
  mouth: (turn) => [between(58, 80, turn), 20],
  eyesAt: [23, -7],
  over: (brief) =>
    trunk(brief) +
    fill(
      smooth([
        [-8 + brief.turn * 4, -44],
        [-2, -58],
        [2 + brief.turn * 4, -46],
        [8, -60],
        [10 + brief.turn * 4, -44],
      ]),
      brief.canvas.shade(brief.colours.main, 0.3),
    ),
});
