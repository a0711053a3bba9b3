import { ellipse, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawFace } from "../face/draw-face.ts";
import { type HeadKind, morph, wander } from "./head.ts";

const FRONT: readonly Point[] = [
  [0, -34],
  [34, -28],
  [54, -2],
  [54, 20],
  [34, 40],
  [0, 46],
  [-34, 40],
  [-54, 20],
  [-54, -2],
  [-34, -28],
];
const ASIDE: readonly Point[] = [
  [4, -34],
  [36, -28],
  [56, -2],
  [60, 18],
  [40, 40],
  [4, 46],
  [-30, 40],
  [-52, 20],
  [-52, -2],
  [-32, -28],
];

/** Eyes on two hills, and a very wide mouth. */
export const FROG_HEAD: HeadKind = {
  face: () => ({ left: -50, top: -56, right: 60, bottom: 45 }),
  draw({ canvas, colours, expression, turn, look }) {
    const ly = look.y * 2;
    const far: Point = [wander(-24, turn), -34 + ly];
    const near: Point = [wander(24, turn), -35 + ly];
    const hill = ([x, y]: Point) =>
      paint(canvas, smooth(ellipse(x, y + 1, 20, 20)), colours.main, { turn: 4, strokes: 3, strokeLength: 9 });
    const ball = ([x, y]: Point) =>
      expression.eyes === "closed" || expression.eyes === "arched"
        ? ""
        : fill(oval(x + look.x * 2, y, 13), canvas.grade("#fbf6e4"));
    const jaw = smooth(
      morph(
        [
          [-60, 16],
          [0, 22],
          [60, 16],
          [50, 50],
          [-50, 50],
        ],
        [
          [-60, 18],
          [10, 22],
          [66, 12],
          [54, 50],
          [-46, 52],
        ],
        turn,
      ),
    );
    const mouth = { x: wander(0, turn, 0.3), y: 15 + ly, half: 21 };
    const front =
      hill(far) +
      hill(near) +
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
        turn: 8,
        strokes: 10,
        strokeLength: 16,
        inside: fill(jaw, colours.belly, 0.9),
      }) +
      ball(far) +
      ball(near) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: far[0], y: far[1], radius: 8.2 },
            { x: near[0], y: near[1], radius: 8 },
          ],
          mouth,
          cheeks: [
            { x: wander(-37, turn), y: 10 + ly, radius: 11 },
            { x: wander(38, turn), y: 10 + ly, radius: 10 },
          ],
          lid: colours.main,
        },
        expression,
        look,
      ) +
      fill(
        oval(mouth.x - 5, -6 + ly, 1.8, 1.4) + oval(mouth.x + 6, -6 + ly, 1.8, 1.4),
        canvas.shade(colours.main, 0.6),
      );
    return { back: "", front, crown: { x: 0, y: -46, half: 34 }, bow: [-36, -40], eyes: [far, near] };
  },
  nape: ({ canvas, colours }) =>
    [-24, 24]
      .map((x) =>
        paint(canvas, smooth(ellipse(x, -34, 20, 20)), colours.main, { turn: 4, strokes: 3, strokeLength: 9 }),
      )
      .join("") + paint(canvas, smooth(FRONT), colours.main, { turn: 8, strokes: 12, strokeLength: 16 }),
};
