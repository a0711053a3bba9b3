import { mix } from "../../gouache/colour.ts";
import { ellipse, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { line, paint } from "../../gouache/shape.ts";
import { SHEEP_HEAD } from "../heads/sheep-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A fleece round the whole trunk, scalloped like a cloud. */
function fleece(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const random = seeded("fleece body");
  const t = build.torso;
  const flat = sitter.rig.rests === "lying" ? 0.72 : 1;
  const cloud = ellipse(0, -t * 0.4, (build.trunk[1] + 7) * flat, t * 0.58, 22).map(
    ([x, y], i) => [x * (i % 2 ? 0.9 : 1.04 + random.range(-0.03, 0.03)), y] as const,
  );
  return paint(canvas, smooth(onTrunk(sitter, cloud)), colours.main, {
    turn: 8,
    strokes: 16,
    strokeLength: 10,
    strokeHalf: 1.8,
  });
}

/** Curls drawn into the fleece. */
function curls(sitter: Sitter): string {
  const t = sitter.build.torso;
  const d = [
    [-20, 0.62],
    [6, 0.66],
    [24, 0.44],
    [-8, 0.38],
    [-28, 0.3],
    [14, 0.16],
  ]
    .map(([x = 0, f = 0]) =>
      smooth(
        onTrunk(sitter, [
          [x - 7, -t * f],
          [x - 4, -t * f - 7],
          [x + 4, -t * f - 6],
          [x + 5, -t * f + 1],
          [x, -t * f + 2],
        ]),
        false,
      ),
    )
    .join("");
  return line(d, sitter.canvas.shade(sitter.colours.main, 0.35), 2, 0.4);
}

export const SHEEP: Kind = {
  build: () => ({ ...CUB, trunk: [26, 43, 36], armWidth: 10.5, legWidth: 12.5 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#f7efe0", belly: "#fbf5ea", paws: "#e9cdb4", limbs: "#e9cdb4" });
    return { ...fur, belly: mix(fur.hand, "#fff3e6", 0.6), foot: canvas.grade("#6e5a58") };
  },
  head: () => SHEEP_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: "" }),
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: (sitter) => {
    const [[x, y] = [0, 0]] = onTrunk(sitter, [[-46, -12]]);
    return paint(sitter.canvas, smooth(ellipse(x, y, 14, 12, 8)), sitter.colours.main, {
      turn: 3,
      strokes: 3,
      strokeLength: 8,
    });
  },
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    return worn === "coat" || worn === "dress" || worn === "vest" ? "" : fleece(sitter) + curls(sitter);
  },
};
