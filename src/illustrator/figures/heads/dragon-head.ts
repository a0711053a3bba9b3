import { specks } from "../../gouache/brush.ts";
import { oval, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { drawFace } from "../face/draw-face.ts";
import { drawNape } from "./draw-nape.ts";
import { between, type HeadKind, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [-14, -46],
  [15, -46],
  [38, -31],
  [45, -9],
  [47, 8],
  [47, 27],
  [34, 40],
  [14, 45],
  [-14, 45],
  [-38, 38],
  [-48, 16],
  [-42, -22],
];
const ASIDE: readonly Point[] = [
  [-8, -45],
  [20, -43],
  [38, -27],
  [52, -12],
  [75, -7],
  [85, 8],
  [75, 26],
  [48, 35],
  [12, 43],
  [-24, 39],
  [-46, 16],
  [-42, -20],
];
const JAW_FRONT: readonly Point[] = [
  [-44, 22],
  [-20, 20],
  [20, 20],
  [46, 22],
  [40, 46],
  [-38, 46],
];
const JAW_ASIDE: readonly Point[] = [
  [16, 28],
  [44, 19],
  [66, 16],
  [90, 12],
  [78, 38],
  [12, 48],
];

/** A soft round snout and a row of plates down the neck, with or without two ribbed horns: nothing to be afraid of. */
const reptileHead = (horned: boolean): HeadKind => ({
  face: (turn) => ({ left: -46, top: -38, right: between(50, 88, turn), bottom: 45 }),
  nape: (brief) =>
    drawNape(brief, {
      smooth: true,
      outline: FRONT,
      marks: fill(
        [-38, -16, 8, 32]
          .map((y, i) =>
            smooth([
              [-9 + i, y + 9],
              [0, y - 12],
              [9 - i, y + 9],
            ]),
          )
          .join(""),
        brief.colours.accent,
      ),
    }),
  draw({ canvas, colours, expression, turn, look }) {
    const ly = look.y * 2.5;
    const ivory = canvas.grade("#f0e2c0");
    const horn = (x: number, y: number, degrees: number) =>
      place(
        paint(canvas, "M-9 8Q-12 -20 6 -40Q12 -14 10 8Z", ivory, {
          turn: 4,
          strokes: 0,
          inside: line("M-9 -4Q0 0 10 -4M-7 -15Q1 -12 9 -15", canvas.shade(ivory, 0.5), 1.5, 0.6),
        }),
        x,
        y,
        1,
        1,
        degrees,
      );
    const plates = [
      [-44, -24],
      [-52, -2],
      [-50, 20],
    ]
      .map(([x = 0, y = 0]) => {
        const px = x + (1 - turn) * 14;
        return smooth([
          [px + 10, y - 10],
          [px - 16, y - 2],
          [px + 10, y + 12],
        ]);
      })
      .join("");
    const ears = [-1, 1]
      .map((side) => {
        const x = between(side * 44, side < 0 ? -34 : 30, turn);
        return turn > 0.7 && side > 0
          ? ""
          : paint(
              canvas,
              smooth(
                [
                  [x, -18],
                  [x + side * 22, -34],
                  [x + side * 24, -16],
                  [x + side * 2, -2],
                ],
                true,
                0.7,
              ),
              colours.accent,
              { turn: 3, strokes: 2, strokeLength: 8 },
            );
      })
      .join("");
    const horns = horn(between(-24, -24, turn), -36, -16) + horn(between(20, 14, turn), -40, between(14, 4, turn));
    const back = (horned ? horns : "") + fill(plates, colours.accent) + (horned ? ears : "");
    const backEye: Point = [between(-19, 5, turn), between(-8, -12, turn) + ly];
    const nearEye: Point = [between(19, 36, turn), between(-8, -14, turn) + ly];
    const nostril = canvas.shade(colours.main, 0.7);
    const front =
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
        turn: 8,
        strokes: 13,
        strokeLength: 16,
        strokeHalf: 1.6,
        inside:
          fill(smooth(morph(JAW_FRONT, JAW_ASIDE, turn)), colours.belly, 0.92) +
          fill(specks(seeded("dragon scales"), [-40, -42, 12, -14], 11, 2.7), canvas.shade(colours.main, 0.4), 0.32),
      }) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 8.2 },
            { x: nearEye[0], y: nearEye[1], radius: between(8.2, 7.8, turn) },
          ],
          mouth: {
            x: between(0, 52, turn),
            y: between(26, 19, turn) + ly,
            half: between(13, 14, turn),
            tilt: between(0, -7, turn),
          },
          cheeks: [
            { x: between(-34, 6, turn), y: 14, radius: 12 },
            { x: between(34, 52, turn), y: between(14, 7, turn), radius: between(12, 8, turn) },
          ],
          lid: colours.main,
        },
        expression,
        look,
      ) +
      fill(
        oval(between(-9, 64, turn), between(11, -1, turn) + ly, 3.2, 2.5) +
          oval(between(9, 77, turn), between(11, 1, turn) + ly, 3.2, 2.5),
        nostril,
      );
    return {
      back,
      front,
      crown: { x: between(-2, -5, turn), y: -41, half: 27 },
      bow: [between(-32, -34, turn), -30],
      eyes: [backEye, nearEye],
    };
  },
});

export const DRAGON_HEAD = reptileHead(true);
export const DINOSAUR_HEAD = reptileHead(false);
