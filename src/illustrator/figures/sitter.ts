import type { CastCard } from "#book/cast-card.ts";
import type { Mood, Pose } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import type { Hex } from "../gouache/colour.ts";
import { type Point, turn } from "../gouache/path.ts";
import type { Build } from "./rig/build.ts";
import type { Joints } from "./rig/joints.ts";
import type { PoseRig } from "./rig/pose-rig.ts";

/** A body's colours, already in the scene's light. */
export interface BodyColours {
  readonly main: Hex;
  readonly belly: Hex;
  readonly arm: Hex;
  readonly leg: Hex;
  readonly hand: Hex;
  readonly foot: Hex;
  readonly hair: Hex;
  /** A second colour of the kind's own: wings, spikes, buttons, hooves. */
  readonly accent: Hex;
}

/** Who is being drawn, how it holds itself, and with what: everything a part of the drawing may need. */
export interface Sitter {
  readonly canvas: Canvas;
  readonly card: CastCard;
  readonly pose: Pose;
  readonly mood: Mood;
  readonly rig: PoseRig;
  readonly build: Build;
  readonly joints: Joints;
  readonly colours: BodyColours;
}

/** Maps points of the upright trunk (origin at the hips, y down) to where the leaning trunk has them. */
export function onTrunk(sitter: Sitter, points: readonly Point[]): Point[] {
  const [x, y] = sitter.joints.hips;
  return turn(points, sitter.joints.lean).map(([px, py]) => [x + px, y + py] as const);
}

/** The same for a tail, which trails on a body that lies, flies or swims instead of standing up from it. */
export function onTail(sitter: Sitter, points: readonly Point[]): Point[] {
  const { lean, hips } = sitter.joints;
  const angle = lean > 0.5 ? lean * 0.42 : lean;
  // Whoever sits has the tail on the ground, not in it.
  const lowest = sitter.rig.rests === "sitting" ? -1 : Infinity;
  return turn(points, angle).map(([x, y]) => [hips[0] + x, Math.min(hips[1] + y, lowest)] as const);
}
