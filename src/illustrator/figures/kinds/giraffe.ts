import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { GIRAFFE_HEAD } from "../heads/giraffe-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { CUB } from "../rig/build.ts";
import { onTail, onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const SPOTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-26, -52, 9],
  [-32, -26, 10],
  [26, -56, 8],
  [33, -30, 9],
  [-12, -66, 7],
  [12, -8, 8],
  [-14, -4, 9],
];

const spots = (sitter: Sitter) =>
  fill(
    SPOTS.map(([x, y, r]) => smooth(onTrunk(sitter, ellipse(x, y, r, r * 0.85, 7)))).join(""),
    sitter.colours.accent,
    0.8,
  );

/** The long neck, from the trunk to the head, with its mane and its spots. */
function neck(sitter: Sitter): string {
  const { canvas, colours, joints, build } = sitter;
  const [nx, ny] = joints.neck;
  const [hx, hy] = joints.head;
  const along = (f: number): Point => [nx + (hx - nx) * f, ny + 8 + (hy - ny - 8) * f];
  const length = Math.hypot(hx - nx, hy - ny) || 1;
  const [ux, uy] = [-(hy - ny) / length, (hx - nx) / length];
  const beside = (f: number, out: number): Point => [along(f)[0] - ux * out, along(f)[1] - uy * out];
  const mane = smooth([beside(-0.1, 10), beside(0.3, 21), beside(0.7, 22), beside(1.1, 26), beside(1, 6)]);
  const inside = [
    [0.2, -7, 6],
    [0.34, 9, 5.5],
    [0.52, -6, 6],
    [0.7, 7, 5],
  ].map(([f = 0, out = 0, r = 5]) => {
    const [x, y] = beside(f, out);
    return smooth(ellipse(x, y, r, r, 7));
  });
  return (
    paint(canvas, mane, colours.hair, { turn: 3, strokes: 8, strokeLength: 9, strokeAngle: 0.2 }) +
    paint(canvas, tube([along(-0.25), along(0.3), along(0.7), along(1)], build.trunk[0], 17, 18), colours.main, {
      turn: 6,
      strokes: 6,
      strokeLength: 14,
      inside: fill(inside.join(""), colours.accent, 0.8),
    })
  );
}

export const GIRAFFE: Kind = {
  build: () => ({
    ...CUB,
    hip: 58,
    torso: 66,
    headLift: 82,
    trunk: [22, 37, 31],
    head: 1.04,
    armWidth: 11,
    legWidth: 13.5,
  }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#eec873", belly: "#faecc8", paws: "#8a5e44" });
    return { ...fur, accent: canvas.grade("#b8743f"), hair: canvas.grade("#a0613a") };
  },
  head: () => GIRAFFE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) + spots(sitter), back: spots(sitter) }),
  over: neck,
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-26, -10], [-62, -10], [-64, 20], 6)), 4.5, 3), colours.main, {
        turn: 2,
        strokes: 0,
      }) + fill(smooth(onTail(sitter, ellipse(-65, 27, 7, 12, 8))), colours.hair)
    );
  },
};
