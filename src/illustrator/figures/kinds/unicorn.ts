import { mix } from "../../gouache/colour.ts";
import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { coatColour, hairColour } from "../colours.ts";
import { UNICORN_HEAD } from "../heads/unicorn-head.ts";
import { limbPath } from "../parts/draw-limb.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import type { Kind } from "./kind.ts";

const TAIL: readonly Point[] = [
  [-22, -14],
  [-58, -30],
  [-88, -8],
  [-82, 20],
  [-100, 36],
  [-72, 42],
  [-52, 22],
  [-46, 2],
  [-24, 4],
];
const LOCK: readonly Point[] = [
  [-26, -8],
  [-56, -16],
  [-76, 4],
  [-72, 28],
  [-60, 16],
  [-50, -4],
];

export const UNICORN: Kind = {
  build: () => ({ ...CUB, trunk: [24, 39, 34], armWidth: 11.5 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#f0e6ea"));
    const mane = canvas.grade(card.hair && card.hair !== "none" ? hairColour(card) : "#a58cc9");
    const hoof = canvas.grade("#9a7f96");
    return {
      main,
      belly: mix(main, canvas.grade("#fff8f0"), 0.6),
      arm: main,
      leg: main,
      hand: hoof,
      foot: hoof,
      hair: mane,
      accent: mix(mane, canvas.grade("#f2b8c6"), 0.6),
    };
  },
  head: () => UNICORN_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  // A hoof has no fingers: it is a rounded cup that things sit in.
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: (sitter, { hip, knee, foot, toes }) => {
    const { canvas, colours, build } = sitter;
    const tilt = (toes * Math.PI) / 180;
    const ankle: Point = [foot[0] + Math.sin(tilt) * 12, foot[1] - Math.cos(tilt) * 12];
    const w = build.legWidth;
    const hoof = turn(
      [
        [-14, 0.5],
        [-11, -15],
        [10, -16],
        [17, -6],
        [19, 0.5],
      ],
      tilt,
    ).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
    return (
      paint(canvas, limbPath(hip, knee, ankle, w, w * 0.86, w * 0.72), colours.leg, {
        turn: 4,
        strokes: 4,
        strokeLength: 14,
      }) + paint(canvas, smooth(hoof, true, 0.4), colours.foot, { turn: 4, strokes: 2, strokeLength: 8 })
    );
  },
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    // Sitting, the tail lies beside the seat.
    const lift = sitter.rig.rests === "sitting" ? 26 : 0;
    const raised = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y - lift]);
    const hair = { turn: 6, strokes: 9, strokeLength: 24, strokeAngle: 0.9, strokeStrength: 0.2 };
    return (
      paint(canvas, smooth(onTail(sitter, raised(TAIL))), colours.hair, hair) +
      paint(canvas, smooth(onTail(sitter, raised(LOCK))), colours.accent, { ...hair, strokes: 4 })
    );
  },
};
