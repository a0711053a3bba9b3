import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { insectHead } from "../heads/insect-head.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const HEAD = insectHead("#453b44", ({ colours }) => colours.belly);

/** Two domed wing cases with dots, on its back. */
function cases(sitter: Sitter): string {
  const { canvas, colours, build, rig } = sitter;
  const t = build.torso;
  const seen = rig.away !== undefined;
  const cx = seen ? 0 : -14;
  const put = (points: readonly Point[]) => smooth(onTrunk(sitter, points));
  const dots = [
    [-34, -0.72, 10],
    [-38, -0.2, 11],
    [30, -0.72, 10],
    [34, -0.2, 11],
    [-12, -0.98, 8],
    [12, 0.06, 8],
  ]
    .map(([x = 0, f = 0, r = 0]) => put(ellipse(cx + x, t * f, r, r, 8)))
    .join("");
  const seam = smooth(
    onTrunk(sitter, [
      [cx, -t * 1.1],
      [cx + 2, -t * 0.4],
      [cx, t * 0.3],
    ]),
    false,
  );
  return paint(canvas, put(ellipse(cx, -t * 0.4, 58, t * 0.74, 14)), colours.main, {
    turn: 9,
    strokes: 12,
    strokeLength: 22,
    inside: fill(dots, colours.accent) + line(seam, colours.accent, 4),
  });
}

export const LADYBIRD: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, hip: 38, trunk: [24, 36, 30], armWidth: 8.5, legWidth: 9.5 }),
  colours: (canvas, card) => {
    const dark = canvas.grade("#4d434c");
    const fur = furColours(canvas, card, { main: "#cf4a3c", belly: "#f3d8ba" });
    return { ...fur, arm: dark, leg: dark, hand: dark, foot: dark, hair: dark, accent: dark };
  },
  head: () => HEAD,
  trunk: (sitter) => {
    const { build, colours } = sitter;
    const bands = [0.7, 0.42, 0.14]
      .map((f) =>
        smooth(
          onTrunk(sitter, [
            [-50, -build.torso * f],
            [4, -build.torso * f + 7],
            [54, -build.torso * f],
          ]),
          false,
        ),
      )
      .join("");
    return { colour: colours.accent, inside: line(bands, sitter.canvas.lighten(colours.accent, 0.3), 2.4, 0.5) };
  },
  behind: cases,
};
