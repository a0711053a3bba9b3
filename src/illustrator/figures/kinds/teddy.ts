import { mix } from "../../gouache/colour.ts";
import { at, oval } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { TEDDY_HEAD } from "../heads/teddy-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { STOUT } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A seam down the belly, sewn with crossed stitches. */
function seam(sitter: Sitter): string {
  const t = sitter.build.torso;
  const thread = sitter.canvas.shade(sitter.colours.main, 0.6);
  let stitches = "";
  for (let i = 0; i < 6; i++) {
    const y = -t * 0.82 + i * t * 0.15;
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = onTrunk(sitter, [
      [3, y],
      [13, y + 2],
    ]);
    stitches += `M${at(ax, ay)}L${at(bx, by)}`;
  }
  const [[sx, sy] = [0, 0], [ex, ey] = [0, 0]] = onTrunk(sitter, [
    [8, -t],
    [8, 12],
  ]);
  return line(`M${at(sx, sy)}L${at(ex, ey)}`, thread, 1.8, 0.45) + line(stitches, thread, 2, 0.55);
}

export const TEDDY: Kind = {
  plan: "doll",
  build: () => ({ ...STOUT, armWidth: 14, legWidth: 17, trunk: [27, 45, 39] }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#c99a62", belly: "#efd8ad" });
    return { ...fur, accent: mix(fur.main, canvas.grade("#5f93a8"), 0.75) };
  },
  head: () => TEDDY_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) + seam(sitter) }),
  arm: (sitter, joints, shape, far, sleeve) => {
    const drawn = drawArm(sitter, joints, shape, far, sleeve);
    if (shape !== "open") return drawn;
    const [x, y] = joints.hand;
    return { arm: drawn.arm, hand: drawn.hand + fill(oval(x + 3, y - 1, 6, 5.5), sitter.colours.belly, 0.9) };
  },
};
