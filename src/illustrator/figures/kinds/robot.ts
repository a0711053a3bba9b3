import { box, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { mix } from "../../gouache/colour.ts";
import { coatColour } from "../colours.ts";
import { ROBOT_HEAD } from "../heads/robot-head.ts";
import { drawMachineArm, drawMachineLeg } from "../parts/draw-machine-limbs.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A panel with three lamps, and a seam round the waist. */
function panel(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const put = (points: readonly Point[]) => onTrunk(sitter, points);
  const plate = smooth(
    put([
      [-16, -t * 0.78],
      [28, -t * 0.78],
      [32, -t * 0.6],
      [30, -t * 0.32],
      [-18, -t * 0.32],
      [-20, -t * 0.6],
    ]),
    true,
    0.5,
  );
  const lamp = (x: number, y: number, colour: string) => {
    const [[px, py] = [0, 0]] = put([[x, y]]);
    return fill(oval(px, py, 5.4), canvas.grade(colour)) + fill(oval(px - 1.6, py - 1.8, 1.7), "#ffffff", 0.7);
  };
  const seam = smooth(
    put([
      [-60, -t * 0.14],
      [0, -t * 0.07],
      [60, -t * 0.14],
    ]),
    false,
  );
  return (
    line(seam, canvas.shade(colours.main, 0.45), 2.4, 0.6) +
    fill(plate, colours.belly) +
    lamp(-8, -t * 0.55, "#e2564a") +
    lamp(6, -t * 0.55, "#f0c24b") +
    lamp(20, -t * 0.55, "#4fa39a")
  );
}

export const ROBOT: Kind = {
  plan: "machine",
  barefaced: true,
  build: () => ({ ...CUB, trunk: [34, 38, 34], armWidth: 10, shoulderGap: 33, legWidth: 14, hipGap: 17 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#8fb7c4"));
    const belly = mix(main, canvas.grade("#f2f6f4"), 0.6);
    const hose = mix(main, canvas.grade("#d9e2e4"), 0.4);
    const accent = canvas.grade("#f0a04b");
    return { main, belly, arm: hose, leg: hose, hand: accent, foot: canvas.shade(main, 0.3), hair: main, accent };
  },
  head: () => ROBOT_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: panel(sitter) }),
  arm: drawMachineArm,
  leg: drawMachineLeg,
  behind: (sitter) => {
    if (sitter.pose !== "fly") return "";
    const [[x, y] = [0, 0]] = onTrunk(sitter, [[-40, -sitter.build.torso * 0.5]]);
    return (
      sitter.canvas.glow(x - 26, y + 24, 46, "#ffb45a", 0.8) +
      fill(box(x - 14, y - 22, 26, 46, 12), sitter.canvas.shade(sitter.colours.main, 0.3))
    );
  },
};
