import { mix } from "../../gouache/colour.ts";
import { bend, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { SEAHORSE_HEAD } from "../heads/seahorse-head.ts";
import { drawFlipper } from "../parts/draw-flipper.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

/** A tail that curls up on the ground in front of it. */
function curl(sitter: Sitter): string {
  const { canvas, colours, joints } = sitter;
  const [x, y] = joints.hips;
  const spine = [
    ...bend([x - 2, y - 6], [x - 22, y + 30], [x, y + 42], 6),
    ...bend([x, y + 42], [x + 34, y + 54], [x + 38, y + 28], 6).slice(1),
    ...bend([x + 38, y + 28], [x + 36, y + 12], [x + 22, y + 20], 5).slice(1),
    ...bend([x + 22, y + 20], [x + 14, y + 30], [x + 24, y + 32], 4).slice(1),
  ];
  return paint(canvas, tube(spine, 24, 5, 10), colours.main, { turn: 6, strokes: 7, strokeLength: 12 });
}

/** Rings across the belly. */
function rings(sitter: Sitter): string {
  const t = sitter.build.torso;
  const inner = [
    [4, -t],
    [24, -t * 0.6],
    [22, 0],
    [-6, 8],
    [-12, -t * 0.5],
  ] as const;
  const lines = [0.8, 0.6, 0.4, 0.2, 0.02]
    .map((f) =>
      smooth(
        onTrunk(sitter, [
          [-40, -t * f - 3],
          [4, -t * f + 4],
          [44, -t * f - 3],
        ]),
        false,
      ),
    )
    .join("");
  return (
    fill(smooth(onTrunk(sitter, inner)), sitter.colours.belly, 0.9) +
    line(lines, sitter.canvas.shade(sitter.colours.main, 0.3), 2, 0.5)
  );
}

export const SEAHORSE: Kind = {
  plan: "swimmer",
  build: () => ({ ...CUB, hip: 50, torso: 72, trunk: [22, 31, 25], armWidth: 9.5, armLength: 56 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#eebb5a", belly: "#fcefc9" });
    const fin = mix(fur.main, canvas.grade("#e0876a"), 0.6);
    return { ...fur, arm: fin, hand: fin, accent: fin };
  },
  head: () => SEAHORSE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: rings(sitter) }),
  arm: drawFlipper,
  tail: curl,
  adapt: keepUpright({ ...STIFF, lie: { roll: 56 }, sleep: { roll: 60 } }),
  behind: (sitter) => {
    const fin: readonly Point[] = [
      [-24, -58],
      [-52, -64],
      [-62, -40],
      [-52, -18],
      [-26, -22],
    ];
    return paint(sitter.canvas, smooth(onTrunk(sitter, fin), true, 0.8), sitter.colours.accent, {
      turn: 4,
      strokes: 6,
      strokeLength: 16,
      strokeAngle: 0.2,
    });
  },
};
