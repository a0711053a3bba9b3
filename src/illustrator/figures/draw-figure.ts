import type { DrawFigure, FigureManner } from "../figure.ts";
import type { Point } from "../gouache/path.ts";
import { place } from "../gouache/shape.ts";
import { describeDrawing } from "./describe-drawing.ts";
import { ASLEEP, EXPRESSIONS } from "./face/expressions.ts";
import { drawNape } from "./heads/draw-nape.ts";
import type { HeadBrief } from "./heads/head.ts";
import { heldThing } from "./held-thing.ts";
import type { Kind } from "./kinds/kind.ts";
import { layBody } from "./lay-body.ts";
import type { PoseRig } from "./rig/pose-rig.ts";
import { POSE_RIGS } from "./rig/poses.ts";
import type { Sitter } from "./sitter.ts";
import { figureScale, poseSitter } from "./pose-sitter.ts";
import { turnHead } from "./turn-head.ts";

/** Makes the drawing function of a kind. */
export const drawFigure =
  (kind: Kind): DrawFigure =>
  (canvas, card, manner) => {
    const carried = heldThing(canvas, manner);
    const sitter = poseSitter(kind, canvas, card, manner, carried);
    const thing = carried?.drawing;
    const { build, joints, rig } = sitter;
    const { turn, mirrored } = turnHead(POSE_RIGS[manner.pose].away, manner.look, kind.allHead === true);
    const scale = figureScale(build);
    const headKind = kind.head(card);
    const brief: HeadBrief = {
      canvas: mirrored ? canvas.mirrored() : canvas,
      card,
      colours: sitter.colours,
      expression: rig.asleep ? ASLEEP : EXPRESSIONS[manner.mood],
      turn,
      away: rig.away === "all",
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
    const snout = Math.max(0, headKind.face(turn).right - 50);
    const partner = partnerOf(rig, sitter, snout);
    return describeDrawing({
      body,
      scale,
      aloft: rig.aloft === true,
      settles: rig.sunk === true,
      // What is held stays nearly upright in a hand.
      roll: thing ? Math.max(-12, Math.min(12, rig.roll ?? 0)) : (rig.roll ?? 0),
      head: { at: joints.head, tilt: joints.headTilt, size: build.head, mirrored },
      eyes: head.eyes,
      hand: grip,
      farHand: sitter.joints.far.hand,
      farHandBehindHead: rig.rests === "lying" && !kind.allHead,
      ...(partner === undefined ? {} : { partner }),
      ...(thing ? { thing } : {}),
    });
  };

/** How far away whoever is hugged stands; of two who hold hands each comes half of the way. */
function partnerOf(rig: PoseRig, { joints }: Sitter, snout: number): number | undefined {
  if (rig.joinsHands) return joints.near.hand[0] * 2;
  return rig.partner ? joints.neck[0] + rig.partner * 100 + snout * 0.6 : undefined;
}

/** Where the pupils go along the head's own facing side. */
function lookAside({ pose, look }: FigureManner, { allHead }: Kind): number {
  if (pose === "look-back") return allHead ? -0.9 : 0.9;
  return allHead ? look.x : Math.abs(look.x);
}

const gripOf = (near: Point, far: Point, bothHands: boolean | undefined): Point =>
  bothHands ? [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2] : near;
