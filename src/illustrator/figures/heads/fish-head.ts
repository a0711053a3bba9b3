import { at, ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import { between, type HeadBrief, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [2, -44],
  [32, -36],
  [50, -10],
  [50, 14],
  [32, 36],
  [2, 44],
  [-30, 36],
  [-52, 14],
  [-52, -10],
  [-30, -36],
];
const ASIDE: readonly Point[] = [
  [6, -44],
  [36, -36],
  [56, -10],
  [57, 12],
  [38, 36],
  [4, 44],
  [-36, 32],
  [-66, 8],
  [-66, -6],
  [-34, -34],
];

/** The tail fin and the fin on the back. */
function fins({ canvas, colours, turn }: HeadBrief): string {
  const x = between(-46, -58, turn);
  const rays = (from: Point, to: readonly Point[]) =>
    line(to.map(([px, py]) => `M${at(...from)}L${at(px, py)}`).join(""), canvas.shade(colours.hand, 0.35), 1.8, 0.5);
  const tail = smooth(
    [
      [x + 8, -6],
      [x - 22, -34],
      [x - 44, -40],
      [x - 34, -12],
      [x - 40, 2],
      [x - 32, 14],
      [x - 42, 40],
      [x - 20, 34],
      [x + 8, 8],
    ],
    true,
    0.85,
  );
  const back = smooth(
    [
      [-34, -28],
      [-36, -52],
      [-14, -62],
      [14, -60],
      [32, -36],
    ],
    true,
    0.8,
  );
  return (
    paint(canvas, tail, colours.hand, {
      turn: 5,
      strokes: 8,
      strokeLength: 20,
      strokeAngle: 0.1,
      inside: rays(
        [x + 6, 0],
        [
          [x - 38, -32],
          [x - 32, -10],
          [x - 32, 12],
          [x - 36, 32],
        ],
      ),
    }) +
    paint(canvas, back, colours.hand, {
      turn: 4,
      strokes: 6,
      strokeLength: 14,
      strokeAngle: 1.3,
      inside: rays(
        [0, -20],
        [
          [-32, -50],
          [-14, -62],
          [10, -60],
          [26, -48],
        ],
      ),
    })
  );
}

function body({ canvas, colours, turn }: HeadBrief): string {
  let scales = "";
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 3; i++) {
      const x = between(-46, -58, turn) + i * 14 + (row % 2) * 7;
      scales += `M${at(x, -20 + row * 13)}q9 6 0 13`;
    }
  }
  return paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
    turn: 8,
    strokes: 12,
    strokeLength: 18,
    strokeAngle: 0.2,
    inside:
      fill(
        smooth([
          [-60, 20],
          [0, 14],
          [70, 18],
          [60, 60],
          [-50, 60],
        ]),
        colours.belly,
        0.9,
      ) + line(scales, canvas.lighten(colours.main, 0.55), 2.4, 0.65),
  });
}

/** From behind: the fin on its back stands over it, and the tail comes towards the reader. */
function rear({ canvas, colours }: HeadBrief): string {
  const texture = { turn: 4, strokes: 6, strokeLength: 18, strokeAngle: 1.4 };
  const rays = line("M0 -34L-4 -62M2 -34L8 -58", canvas.shade(colours.hand, 0.35), 1.8, 0.5);
  const tail = smooth(
    [
      [-5, -2],
      [-21, -30],
      [-14, -40],
      [-2, -26],
      [11, -42],
      [19, -30],
      [6, 0],
      [20, 30],
      [9, 40],
      [-1, 24],
      [-15, 38],
      [-20, 26],
    ],
    true,
    0.8,
  );
  return (
    paint(canvas, "M-13 -34Q-12 -58 -2 -68Q11 -56 15 -34Z", colours.hand, { ...texture, inside: rays }) +
    paint(canvas, smooth(ellipse(0, 0, 48, 44, 12)), colours.main, {
      turn: 8,
      strokes: 12,
      strokeLength: 16,
      inside:
        fill(smooth(ellipse(0, 52, 44, 26)), colours.belly, 0.9) +
        line(
          "M-38 -12q6 9 12 0M-30 4q6 9 12 0M26 -12q6 9 12 0M18 4q6 9 12 0",
          canvas.lighten(colours.main, 0.55),
          2.4,
          0.65,
        ),
    }) +
    paint(canvas, tail, colours.hand, {
      ...texture,
      inside: line("M0 -4L-14 -34M1 -4L12 -36M0 2L-13 32M1 2L12 34", canvas.shade(colours.hand, 0.35), 1.8, 0.5),
    })
  );
}

/** A round fish, all face, with a fan for a tail. */
export const FISH_HEAD = faceOn({
  back: (brief) => (brief.away ? "" : fins(brief)),
  body,
  lid: ({ colours }) => colours.main,
  eyes: { x: 20, y: -9, radius: 8.4 },
  mouth: { y: 15, half: 10 },
  cheeks: { x: 34, y: 8, radius: 10 },
  ahead: 6,
  crown: { x: 4, y: -42, half: 28 },
  bow: [-26, -42],
  nape: rear,
});
