import { strokes } from "../../gouache/brush.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { boundsOf } from "../../gouache/bounds.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { onTrunk, type Sitter } from "../sitter.ts";

/** Outline of the upright trunk: the origin at the hips, y down. A body that lies flattens its front on the ground. */
export function trunkOutline({ build, rig }: Pick<Sitter, "build" | "rig">): Point[] {
  const [s, b, h] = build.trunk;
  const t = build.torso;
  const front = rig.rests === "lying" ? 0.62 : 1;
  const outline: readonly Point[] = [
    [0, -t],
    [s, 7 - t],
    [(s + b) / 2 + 1, -t * 0.62],
    [b, -t * 0.27],
    [h, 3],
    [0, 12],
    [-h, 3],
    [-b, -t * 0.27],
    [-(s + b) / 2 - 1, -t * 0.62],
    [-s, 7 - t],
  ];
  return outline.map(([x, y]) => [x > 0 ? x * front : x, y] as const);
}

/** The trunk with what is painted on it (a belly, clothes), clipped to it. */
export function drawTrunk(sitter: Sitter, colour: string, inside: string): string {
  return paint(sitter.canvas, smooth(onTrunk(sitter, trunkOutline(sitter))), colour, {
    turn: 8,
    strokes: 12,
    strokeLength: 20,
    strokeHalf: 1.6,
    inside,
  });
}

/** A pale belly with a few hairs in it. */
export function drawBelly(sitter: Sitter): string {
  const { build, canvas, colours } = sitter;
  const belly = smooth(
    onTrunk(
      sitter,
      ellipse(sitter.rig.rests === "lying" ? 12 : 7, -build.torso * 0.36, build.trunk[1] * 0.62, build.torso * 0.52),
    ),
  );
  const hair = strokes(seeded("belly"), boundsOf(belly), {
    count: 9,
    length: 14,
    half: 1.3,
    angle: 1.3 + sitter.joints.lean,
  });
  return fill(belly, colours.belly, 0.95) + fill(hair, canvas.shade(colours.belly, 0.3), 0.18);
}
