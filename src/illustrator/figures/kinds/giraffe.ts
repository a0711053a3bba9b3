import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import type { FoursBuild } from "../four-legged/fours-build.ts";
import type { FoursSitter } from "../four-legged/fours-sitter.ts";
import { GIRAFFE_HEAD } from "../heads/giraffe-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

const BUILD: FoursBuild = {
  leg: 78,
  trunk: [46, 29, 31],
  neck: 18,
  legWidth: 10,
  head: 1.06,
  headAt: [26, 104],
};

const SPOTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-34, -14, 9],
  [-14, -18, 10],
  [-26, 8, 9],
  [8, -12, 9],
  [-2, 8, 8],
  [28, -16, 9],
  [22, 8, 8],
  [42, 2, 7],
  [-46, 2, 6],
];

/** Spots on the trunk and along the neck. */
function spots({ fours, colours }: FoursSitter): string {
  const [[bx, by] = [0, 0]] = fours.put([[28, -14]]);
  const [hx, hy] = fours.head;
  const way = Math.hypot(hx - bx, hy - by) || 1;
  const [ux, uy] = [(hx - bx) / way, (hy - by) / way];
  const neck = [
    [0.26, -8, 7],
    [0.36, 9, 6],
    [0.5, -6, 6.5],
    [0.62, 8, 5.5],
  ].map(([f = 0, out = 0, r = 5]) =>
    smooth(ellipse(bx + ux * way * f + uy * out, by + uy * way * f - ux * out, r, r, 7)),
  );
  const trunk = SPOTS.map(([x, y, r]) => smooth(fours.put(ellipse(x, y, r, r * 0.85, 7))));
  return fill([...neck, ...trunk].join(""), colours.accent, 0.8);
}

/** A short mane that stands along the neck. */
function mane({ canvas, fours, foursBuild, colours }: FoursSitter): string {
  const [[bx, by] = [0, 0]] = fours.put([[20, -26]]);
  const [hx, hy] = fours.head;
  const way = Math.hypot(hx - bx, hy - by) || 1;
  const [ux, uy] = [(hx - bx) / way, (hy - by) / way];
  const beside = (f: number, out: number): Point => [bx + ux * way * f + uy * out, by + uy * way * f - ux * out];
  const out = foursBuild.neck;
  return paint(
    canvas,
    smooth([beside(0.05, 4), beside(0.3, out + 5), beside(0.6, out + 6), beside(0.95, out + 8), beside(0.9, 0)]),
    colours.hair,
    { turn: 3, strokes: 8, strokeLength: 9, strokeAngle: 0.2 },
  );
}

export const GIRAFFE: FourLeggedKind = {
  plan: "four-legged",
  build: () => BUILD,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#eec873", belly: "#faecc8", paws: "#8a5e44" });
    return { ...fur, accent: canvas.grade("#b8743f"), hair: canvas.grade("#a0613a") };
  },
  head: () => GIRAFFE_HEAD,
  coat: spots,
  behind: mane,
  foot: drawHoof,
  tail: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-22, -14], [-50, -14], [-50, 22], 6)), 4.5, 3), colours.main, {
        turn: 2,
        strokes: 0,
      }) + fill(smooth(onTail(sitter, ellipse(-50, 29, 7, 12, 8))), colours.hair)
    );
  },
};
