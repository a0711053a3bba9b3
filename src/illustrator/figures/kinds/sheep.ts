import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { line, paint } from "../../gouache/shape.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { HEAVY } from "../four-legged/fours-build.ts";
import type { FoursSitter } from "../four-legged/fours-sitter.ts";
import { SHEEP_HEAD } from "../heads/sheep-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

/** A fleece round the whole trunk, scalloped like a cloud. */
function fleece({ canvas, fours, foursBuild, colours }: FoursSitter): string {
  const random = seeded("fleece body");
  const [l, d] = foursBuild.trunk;
  const cloud = ellipse(0, -0.06 * d, 1.16 * l, 1.12 * d, 24).map(([x, y], i): Point => {
    const f = i % 2 ? 0.9 : 1.04 + random.range(-0.03, 0.03);
    return [x * f, y * f];
  });
  return paint(canvas, smooth(fours.put(cloud)), colours.main, {
    turn: 8,
    strokes: 18,
    strokeLength: 10,
    strokeHalf: 1.8,
  });
}

/** Curls drawn into the fleece. */
function curls({ canvas, fours, foursBuild, colours }: FoursSitter): string {
  const [l, d] = foursBuild.trunk;
  const d2 = [
    [-0.6, -0.3],
    [-0.2, -0.5],
    [0.3, -0.4],
    [-0.4, 0.24],
    [0.06, 0.1],
    [0.5, 0.3],
    [-0.8, 0.1],
  ]
    .map(([fx = 0, fy = 0]) => {
      const [x, y] = [fx * l, fy * d];
      const curl: readonly Point[] = [
        [x - 7, y],
        [x - 4, y - 7],
        [x + 4, y - 6],
        [x + 5, y + 1],
        [x, y + 2],
      ];
      return smooth(fours.put(curl), false);
    })
    .join("");
  return line(d2, canvas.shade(colours.main, 0.35), 2, 0.4);
}

export const SHEEP: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...HEAVY, leg: 46, trunk: [50, 36, 42], legWidth: 9.5, headAt: [30, 55] }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#f7efe0", belly: "#fbf5ea", paws: "#e9cdb4", limbs: "#e9cdb4" });
    return { ...fur, belly: mix(fur.hand, "#fff3e6", 0.6), foot: canvas.grade("#6e5a58") };
  },
  head: () => SHEEP_HEAD,
  over: (sitter) => fleece(sitter) + curls(sitter),
  foot: drawHoof,
  tail: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, ellipse(-36, -12, 15, 12, 8))), sitter.colours.main, {
      turn: 3,
      strokes: 3,
      strokeLength: 8,
    }),
};
