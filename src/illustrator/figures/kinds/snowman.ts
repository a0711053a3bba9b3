import { at, ellipse, oval, smooth } from "../../gouache/path.ts";
import type { Point } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { INK } from "../colours.ts";
import { SNOWMAN_HEAD } from "../heads/snowman-head.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

export const SNOWMAN: Kind = {
  plan: "doll",
  build: () => ({
    ...CUB,
    hip: 50,
    torso: 58,
    headLift: 38,
    trunk: [34, 44, 38],
    armLength: 64,
    armWidth: 8,
    shoulderGap: 34,
  }),
  colours: (canvas, card) => {
    const snow = furColours(canvas, card, { main: "#f3f3f0", belly: "#ffffff" });
    const twig = canvas.grade("#7a5640");
    return { ...snow, arm: twig, hand: twig };
  },
  head: () => SNOWMAN_HEAD,
  trunk: (sitter) => {
    const t = sitter.build.torso;
    const buttons = onTrunk(
      sitter,
      [0.74, 0.48, 0.22].map((f): Point => [6, -t * f]),
    );
    return { colour: sitter.colours.main, inside: fill(buttons.map(([x, y]) => oval(x, y, 4)).join(""), INK, 0.85) };
  },
  // A lower ball in the legs' place.
  tail: ({ canvas, colours, joints }) =>
    paint(canvas, smooth(ellipse(joints.hips[0], joints.hips[1] + 4, 56, 46, 12, seeded("snow"), 0.02)), colours.main, {
      turn: 9,
      strokes: 14,
      strokeLength: 20,
      strokeStrength: 0.1,
    }),
  arm: ({ canvas, build, colours }, { shoulder, elbow, hand }, _shape, _far, sleeve) => {
    const w = build.armWidth;
    const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const tip = (along: number, out: number) =>
      `M${at(hand[0] - ux * 6, hand[1] - uy * 6)}L${at(hand[0] + ux * along - uy * out, hand[1] + uy * along + ux * out)}`;
    const twig = `M${at(...shoulder)}L${at(...elbow)}L${at(...hand)}`;
    return {
      arm: line(twig, canvas.shade(colours.arm, 0.3), w) + line(twig, sleeve ?? colours.arm, w * 0.72),
      hand: line(tip(16, 0) + tip(10, 11) + tip(10, -11), colours.hand, w * 0.55),
    };
  },
  adapt: keepUpright(STIFF),
};
