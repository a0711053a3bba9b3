import type { DrawFigure } from "../../figure.ts";
import { at, type Point } from "../../gouache/path.ts";
import { line, place } from "../../gouache/shape.ts";
import { describeDrawing, onHead } from "../describe-drawing.ts";
import { ASLEEP, EXPRESSIONS } from "../face/expressions.ts";
import { drawNape } from "../heads/draw-nape.ts";
import type { FaceBox, HeadBrief } from "../heads/head.ts";
import { heldThing } from "../held-thing.ts";
import { turnHead } from "../turn-head.ts";
import { type Carried, carryThing } from "./carry-thing.ts";
import type { FourLeggedKind } from "./four-legged-kind.ts";
import { layFours } from "./lay-fours.ts";
import { faceOfFours, foursScale, poseFours } from "./pose-fours.ts";

/** How far a mane goes behind the face, in head units. */
const MANE = 28;

/** Where the mouth is when a head does not say. */
const mouthIn = (box: FaceBox): Point => [box.right * 0.6, box.bottom * 0.66];

/** Makes the drawing function of a kind that goes on four legs. */
export const drawFourLegged =
  (kind: FourLeggedKind): DrawFigure =>
  (canvas, card, manner) => {
    const held = heldThing(canvas, manner);
    const sitter = poseFours(kind, canvas, card, manner, held);
    const { joints, foursBuild, foursRig: rig, fours } = sitter;
    const { turn, mirrored } = turnHead(rig.away, manner.look, false);
    const scale = foursScale(foursBuild);
    const headKind = kind.head(card);
    const aside = manner.pose === "look-back" ? 0.9 : Math.abs(manner.look.x);
    const brief: HeadBrief = {
      canvas: mirrored ? canvas.mirrored() : canvas,
      card,
      colours: sitter.colours,
      expression: rig.asleep ? ASLEEP : EXPRESSIONS[manner.mood],
      turn,
      away: rig.away === "all",
      lying: rig.rests === "lying",
      look: { x: aside, y: manner.look.y },
    };
    const face = headKind.draw(brief);
    const drawn = rig.away === "all" ? { ...face, front: (headKind.nape ?? drawNape)(brief) } : face;
    const headed = { at: joints.head, tilt: joints.headTilt, size: foursBuild.head, mirrored };
    const mouth = onHead(headed, face.mouth ?? mouthIn(headKind.face(turn)));
    const room = {
      face: faceOfFours(kind, sitter, turn, mirrored),
      mouth,
      mirrored,
      mane: face.behind && !mirrored ? MANE * foursBuild.head : 0,
      scale,
    };
    const carried = held && carryThing(sitter, held, room);
    const thing = held?.drawing;
    const svg = (one: Carried) =>
      thing === undefined
        ? ""
        : (one.by === "mouth" ? line(`M${at(...mouth)}L${at(...one.grip)}`, canvas.grade("#8a6a4a"), 2.6) : "") +
          place(thing.svg, one.grip[0] - thing.grip[0] / scale, one.grip[1] - thing.grip[1] / scale, 1 / scale);
    const body = layFours(kind, sitter, drawn, mirrored, carried && { by: carried.by, svg: svg(carried) });
    const lifted = rig.fore[0].lifted === true;
    // It whispers with its muzzle's tip.
    const tip: Point = [headKind.face(turn).right - 8, (face.mouth ?? mouthIn(headKind.face(turn)))[1]];
    const muzzle: Point = mirrored ? [room.face.right - 8, mouth[1]] : onHead(headed, tip);
    const hand = lifted ? fours.fore[0].foot : rig.partner ? muzzle : undefined;
    return describeDrawing({
      body,
      scale,
      aloft: rig.aloft === true,
      head: headed,
      eyes: drawn.eyes,
      ...(hand ? { hand } : {}),
      // Its head is drawn over its fore legs.
      ...(rig.fore[1].lifted ? { farHand: fours.fore[1].foot, farHandBehindHead: true } : {}),
      ...(rig.joinsHands
        ? { partner: fours.fore[0].foot[0] * 2 }
        : rig.partner
          ? { partner: fours.withers[0] + rig.partner * 100 }
          : {}),
      ...(thing ? { thing } : {}),
      ...(carried ? { grip: carried.grip } : {}),
    });
  };
