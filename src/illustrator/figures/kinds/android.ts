import { mix } from "../../gouache/colour.ts";
import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { ANDROID_HEAD } from "../heads/android-head.ts";
import { drawMachineArm } from "../parts/draw-machine-limbs.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

/** A ring of light on the chest, and a seam. */
function chest(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[6, -t * 0.56]]);
  const seam: readonly Point[] = [
    [-60, -t * 0.22],
    [0, -t * 0.12],
    [60, -t * 0.22],
  ];
  return (
    canvas.glow(x, y, 26, "#9ff0e4", 0.5) +
    line(oval(x, y, 10), "#bdf6ee", 4.4) +
    fill(oval(x, y, 4), "#ffffff") +
    line(smooth(onTrunk(sitter, seam), false), canvas.shade(colours.main, 0.4), 2.4, 0.5)
  );
}

/** One wheel in the place of two legs. */
function wheel(sitter: Sitter): string {
  const { canvas, colours, joints, rig } = sitter;
  const [x, y] = joints.hips;
  const ground = rig.aloft ? y + 52 : 0;
  const cy = ground - 25;
  const fork = `M${x - 18} ${y - 2}L${x - 6} ${cy}M${x + 18} ${y - 2}L${x + 6} ${cy}`;
  return (
    line(fork, canvas.shade(colours.main, 0.3), 9) +
    paint(canvas, oval(x, cy, 25), canvas.grade("#4a4d63"), {
      turn: 6,
      strokes: 4,
      strokeLength: 12,
      inside: line(oval(x, cy, 20), canvas.grade("#6d7188"), 3, 0.7),
    }) +
    paint(canvas, oval(x, cy, 11), colours.accent, { turn: 3, strokes: 0 }) +
    fill(oval(x, cy, 4), colours.main)
  );
}

export const ANDROID: Kind = {
  plan: "machine",
  barefaced: true,
  build: () => ({ ...CUB, hip: 52, torso: 66, trunk: [24, 34, 24], armWidth: 9.5, shoulderGap: 25, headLift: 42 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#f0ece6"));
    const hose = mix(main, canvas.grade("#9aa3b8"), 0.55);
    return {
      main,
      belly: main,
      arm: hose,
      leg: hose,
      hand: main,
      foot: hose,
      hair: main,
      accent: canvas.grade("#6fb6c9"),
    };
  },
  head: () => ANDROID_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: chest(sitter) }),
  arm: drawMachineArm,
  tail: wheel,
  adapt: keepUpright(STIFF),
};
