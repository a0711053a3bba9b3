import { ellipse, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { paint } from "../../gouache/shape.ts";
import { MONSTER_HEAD } from "../heads/monster-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { STOUT } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const MONSTER: Kind = {
  plan: "biped",
  build: () => ({ ...STOUT, trunk: [32, 50, 42], armWidth: 14, legWidth: 17, armLength: 70 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#8a78b8", belly: "#e9d3ea", paws: "#6d5c9c" }),
  head: () => MONSTER_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  // A fringe of fur round the body.
  behind: (sitter) => {
    const random = seeded("monster fur");
    const t = sitter.build.torso;
    const flat = sitter.rig.rests === "lying" ? 0.7 : 1;
    const fringe = ellipse(0, -t * 0.36, 56 * flat, t * 0.6, 28).map(
      ([x, y], i) => [x * (i % 2 ? 0.9 : 1.02 + random.range(0, 0.08)), y] as const,
    );
    return paint(sitter.canvas, smooth(onTrunk(sitter, fringe), true, 0.5), sitter.colours.main, {
      turn: 7,
      strokes: 16,
      strokeLength: 16,
      strokeAngle: 1.3,
    });
  },
};
