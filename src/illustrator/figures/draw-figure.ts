import type { DrawFigure, FigureManner } from "../figure.ts";
import type { Point } from "../gouache/path.ts";
import { place } from "../gouache/shape.ts";
import { extentOf } from "../gouache/extent.ts";
import { ASLEEP, EXPRESSIONS } from "./face/expressions.ts";
import { drawNape } from "./heads/draw-nape.ts";
import type { HeadBrief } from "./heads/head.ts";
import { heldThing } from "./held-thing.ts";
import type { Kind } from "./kinds/kind.ts";
import { layBody } from "./lay-body.ts";
import type { PoseRig } from "./rig/pose-rig.ts";
import type { Sitter } from "./sitter.ts";
import { figureScale, poseSitter, turnHead } from "./pose-sitter.ts";

/** So far, in the composition's units, a tail or a hem may come forward over the ground line. */
const SUNK = 13;

/** Makes the drawing function of a kind. */
export const drawFigure =
  (kind: Kind): DrawFigure =>
  (canvas, card, manner) => {
    const carried = heldThing(canvas, manner);
    const sitter = poseSitter(kind, canvas, card, manner, carried);
    const thing = carried?.drawing;
    const { build, joints, rig } = sitter;
    const { turn, mirrored } = turnHead(manner, kind);
    const scale = figureScale(build);
    const headKind = kind.head(card);
    const brief: HeadBrief = {
      canvas: mirrored ? canvas.mirrored() : canvas,
      card,
      colours: sitter.colours,
      expression: rig.asleep ? ASLEEP : EXPRESSIONS[manner.mood],
      turn,
      lying: rig.rests === "lying",
      look: { x: lookAside(manner, kind), y: manner.look.y },
    };
    const face = headKind.draw(brief);
    const head = rig.away === "all" ? { ...face, front: (headKind.nape ?? drawNape)(brief) } : face;
    const grip = gripOf(sitter.joints.near.hand, sitter.joints.far.hand, rig.bothHands);
    const held = thing
      ? place(thing.svg, grip[0] - thing.grip[0] / scale, grip[1] - thing.grip[1] / scale, 1 / scale)
      : "";
    const body = layBody(kind, sitter, head, mirrored, held);
    const [left, top, right, bottom] = extentOf(body.back + body.front);
    // Whoever flies, swims or jumps is drawn with its lowest part on the ground line; the composition lifts it.
    const drop = rig.aloft || bottom * scale > SUNK ? -bottom : 0;
    const toPage = ([x, y]: Point): Point => [x * scale, (y + drop) * scale];
    const onHead = ([x, y]: Point): Point => {
      const radians = (joints.headTilt * Math.PI) / 180;
      const hx = x * build.head * (mirrored ? -1 : 1);
      const hy = y * build.head;
      return [
        joints.head[0] + hx * Math.cos(radians) - hy * Math.sin(radians),
        joints.head[1] + hx * Math.sin(radians) + hy * Math.cos(radians),
      ];
    };
    const [backEye, nearEye] = head.eyes;
    const snout = Math.max(0, headKind.face(turn).right - 50);
    const headAt = toPage(joints.head);
    const gripped = toPage(grip);
    return {
      ...(body.back ? { back: place(body.back, 0, drop * scale, scale) } : {}),
      svg: place(body.front, 0, drop * scale, scale),
      reach: { left: Math.max(0, -left * scale), right: Math.max(0, right * scale) },
      height: -(top + drop) * scale,
      hand: gripped,
      eyes: toPage(onHead([(backEye[0] + nearEye[0]) / 2, (backEye[1] + nearEye[1]) / 2])),
      head: { x: headAt[0], y: headAt[1], radius: 48 * build.head * scale },
      ...partnerOf(rig, sitter, snout, scale),
      ...(thing?.shines
        ? {
            shines: {
              ...thing.shines,
              at: [
                gripped[0] + thing.shines.at[0] - thing.grip[0],
                gripped[1] + thing.shines.at[1] - thing.grip[1],
              ] as const,
            },
          }
        : {}),
    };
  };

/** Where whoever is hugged stands; of two who hold hands each comes half of the way. */
function partnerOf(rig: PoseRig, { joints }: Sitter, snout: number, scale: number): { partner?: Point } {
  if (rig.joinsHands) return { partner: [joints.near.hand[0] * 2 * scale, 0] };
  return rig.partner ? { partner: [(joints.neck[0] + rig.partner * 100 + snout * 0.6) * scale, 0] } : {};
}

/** Where the pupils go along the head's own facing side. */
function lookAside({ pose, look }: FigureManner, { allHead }: Kind): number {
  if (pose === "look-back") return allHead ? -0.9 : 0.9;
  return allHead ? look.x : Math.abs(look.x);
}

const gripOf = (near: Point, far: Point, bothHands: boolean | undefined): Point =>
  bothHands ? [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2] : near;
