import { at, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { OWL_HEAD } from "../heads/owl-head.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { limbPath } from "../parts/draw-limb.ts";
import { STOUT } from "../rig/build.ts";
import type { PoseRig } from "../rig/pose-rig.ts";
import { POSE_RIGS } from "../rig/poses.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A pale breast with rows of small feathers. */
function breast(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const narrowed = trunkOutline(sitter).map(([x, y]): Point => [x * 0.72 + 6, y * 0.92 + 2]);
  let scallops = "";
  for (let row = 0; row < 4; row++) {
    for (let i = -2; i <= 2; i++) {
      const points = onTrunk(sitter, [
        [6 + i * 13 + (row % 2) * 6.5 - 5, -t * 0.68 + row * 13],
        [6 + i * 13 + (row % 2) * 6.5, -t * 0.68 + row * 13 + 7],
        [6 + i * 13 + (row % 2) * 6.5 + 5, -t * 0.68 + row * 13],
      ]);
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = points;
      scallops += `M${at(ax, ay)}Q${at(bx, by)} ${at(cx, cy)}`;
    }
  }
  return (
    fill(smooth(onTrunk(sitter, narrowed)), colours.belly) + line(scallops, canvas.shade(colours.belly, 0.4), 2, 0.5)
  );
}

const SPREAD: Partial<PoseRig> = {
  lean: 24,
  hips: [-0.3, -0.4],
  near: { hand: [1.45, -0.75], elbow: 1, shape: "open" },
  far: { hand: [-1.4, -0.72], elbow: -1, shape: "open" },
  nearLeg: { foot: [-0.5, -0.1], knee: -1, toes: 40 },
  farLeg: { foot: [-1.2, -0.3], knee: -1, toes: 46 },
};

export const OWL: Kind = {
  barefaced: true,
  build: () => ({
    ...STOUT,
    trunk: [34, 48, 36],
    armWidth: 14,
    legWidth: 9,
    hipGap: 15,
    shoulderGap: 36,
    hip: 30,
    torso: 80,
    headLift: 36,
  }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#8d6b52", belly: "#f1e0c2" }),
    leg: canvas.grade("#e0a04a"),
    foot: canvas.grade("#e0983c"),
  }),
  head: () => OWL_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: breast(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      smooth(
        onTrunk(sitter, [
          [-22, -8],
          [-46, 14],
          [-40, 24],
          [-26, 20],
          [-14, 26],
          [0, 10],
        ]),
      ),
      sitter.canvas.shade(sitter.colours.main, 0.18),
      { turn: 4, strokes: 4, strokeLength: 12 },
    ),
  leg: (sitter, { hip, knee, foot, toes }) => {
    const { canvas, colours } = sitter;
    const shank = paint(canvas, limbPath(hip, knee, [foot[0], foot[1] - 5], 7, 5.5, 5), colours.leg, {
      turn: 3,
      strokes: 0,
    });
    const claw = turn(
      [
        [-14, 0.5],
        [-10, -8],
        [0, -11],
        [9, -9],
        [20, -8],
        [23, -3],
        [15, 0.5],
        [6, -2],
        [0, 0.5],
        [-7, -2],
      ],
      (toes * Math.PI) / 180,
    ).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
    return shank + paint(canvas, smooth(claw, true, 0.7), colours.foot, { turn: 3, strokes: 0 });
  },
  adapt: (rig) => {
    const { fly, lie, sit, sleep, stand } = POSE_RIGS;
    // A bird flies with its wings spread, upright enough to show its face; it sleeps on its feet and lies like a hen.
    if (rig === fly) return { ...fly, ...SPREAD };
    if (rig === sleep) return { ...stand, head: { tilt: 9, shift: [0.03, 0.1] }, asleep: true };
    return rig === lie ? { ...sit, lean: -8, near: stand.near, far: stand.far } : rig;
  },
};
