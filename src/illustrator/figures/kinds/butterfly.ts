import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { insectHead } from "../heads/insect-head.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

const HEAD = insectHead("#5a4450", ({ colours }) => colours.belly);

const UPPER: readonly Point[] = [
  [-4, -62],
  [-46, -118],
  [-96, -140],
  [-128, -118],
  [-120, -74],
  [-84, -44],
  [-30, -40],
];
const LOWER: readonly Point[] = [
  [-6, -44],
  [-52, -44],
  [-92, -22],
  [-96, 10],
  [-66, 26],
  [-30, 2],
];

/** Two great painted wings, the far one seen behind the body too. */
function wings(sitter: Sitter): string {
  const { canvas, colours, rig, joints } = sitter;
  const one = (side: 1 | -1) => {
    const put = (points: readonly Point[]) =>
      smooth(
        onTrunk(
          sitter,
          points.map(([x, y]): Point => [x * side * (side < 0 ? 0.8 : 1), y]),
        ),
      );
    const inner = (points: readonly Point[], cx: number, cy: number) =>
      put(points.map(([x, y]): Point => [cx + (x - cx) * 0.62, cy + (y - cy) * 0.62]));
    return [
      [LOWER, -58, -10],
      [UPPER, -82, -94],
    ]
      .map(([points, cx, cy]) => {
        const outline = points as readonly Point[];
        return paint(canvas, put(outline), colours.accent, {
          turn: 7,
          strokes: 12,
          strokeLength: 26,
          strokeAngle: 0.7,
          inside:
            fill(inner(outline, cx as number, cy as number), mix(colours.main, canvas.grade("#ffe9b0"), 0.3)) +
            fill(put(ellipse((cx as number) - 10, (cy as number) - 6, 10, 9)), canvas.grade("#fbf3df"), 0.9),
        });
      })
      .join("");
  };
  return joints.lean > 0.5 || rig.rests === "lying" ? one(1) : one(-1) + one(1);
}

export const BUTTERFLY: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, hip: 46, trunk: [17, 25, 20], shoulderGap: 17, armWidth: 8, legWidth: 8.5, hipGap: 10 }),
  colours: (canvas, card) => {
    const wing = canvas.grade(coatColour(card, "#ee9a4c"));
    const dark = canvas.grade("#6a5060");
    return {
      main: wing,
      belly: canvas.grade("#f2d9b4"),
      arm: dark,
      leg: dark,
      hand: dark,
      foot: dark,
      hair: dark,
      accent: canvas.shade(wing, 0.32),
    };
  },
  head: () => HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.arm, inside: "" }),
  trails: true,
  behind: wings,
};
