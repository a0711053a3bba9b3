import type { CastCard } from "#book/cast-card.ts";
import type { FigureManner } from "../../figure.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Point } from "../../gouache/path.ts";
import { NODS } from "../face/expressions.ts";
import type { HeldThing } from "../held-thing.ts";
import { type Box, clearFace } from "../rig/clear-face.ts";
import type { Build } from "../rig/build.ts";
import { bendJoint } from "../rig/bend-joint.ts";
import { handAtHeight, meetingHeight } from "../rig/meet-partner.ts";
import type { ArmJoints, LegJoints } from "../rig/joints.ts";
import { STAND } from "../rig/pose-rig.ts";
import { faceAround, turnHead } from "../turn-head.ts";
import { goesInMouth } from "./carry-thing.ts";
import type { FourLeggedKind } from "./four-legged-kind.ts";
import { type FoursBuild, foursHeight } from "./fours-build.ts";
import { FOURS_POSES } from "./fours-poses.ts";
import type { FoursRig } from "./fours-rig.ts";
import type { FoursSitter } from "./fours-sitter.ts";
import { placeFours } from "./place-fours.ts";

const CHILD_HEIGHT = 300;
/** From a four-legged body's own units to the composition's. */
export const foursScale = (build: FoursBuild): number => CHILD_HEIGHT / foursHeight(build);

/** How far a body turns its chest to the reader: wholly when it stands and looks at them, else a little. */
export function viewOf(rig: FoursRig, { look }: Pick<FigureManner, "look">): number {
  if (rig.away === "all") return 0.9;
  if (rig.away === "body") return 0.2;
  const aside = Math.abs(look.x);
  const towards = Math.max(0.1, Math.min(0.86, 1 - aside * 1.5));
  return rig.turns || rig.rests === "sitting" ? towards : Math.min(0.3, towards);
}

/** Places a four-legged body in its pose, a raised fore foot and what it holds clear of the face. */
export function poseFours(
  kind: FourLeggedKind,
  canvas: Canvas,
  card: CastCard,
  manner: FigureManner,
  held: HeldThing | undefined,
): FoursSitter {
  const own = kind.build(card);
  const foursBuild = card.age === "child" ? { ...own, head: own.head * 1.03 } : own;
  // Whoever stands or sits still lifts a fore leg for what no mouth can take.
  const lifts = (manner.pose === "sit" || manner.pose === "stand") && held !== undefined && !goesInMouth(held);
  const posed = FOURS_POSES[lifts ? "hold" : manner.pose];
  const { turn, mirrored } = turnHead(posed.away, manner.look, false);
  const nod = mirrored || posed.rests === "lying" ? 0 : (NODS[manner.mood] ?? 0);
  const foursRig = { ...posed, head: { ...posed.head, tilt: posed.head.tilt + nod } };
  const onBack = held !== undefined && foursRig.puts === undefined;
  const view = viewOf(foursRig, manner);
  const placed = placeFours(foursBuild, foursRig, onBack && foursRig.away === undefined ? Math.min(0.3, view) : view);
  const face = faceAround(kind.head(card).face(turn), placed.head, foursBuild.head, mirrored);
  const palm = foursBuild.legWidth * 1.2;
  const bare: Box = { left: palm, right: palm, top: palm, bottom: palm };
  const scale = foursScale(foursBuild);
  const inHoof = held !== undefined && foursRig.puts === "hoof";
  const around = inHoof ? grow(held.around, 1 / scale, palm) : bare;
  const height = manner.beside === undefined ? undefined : meetingHeight(manner.pose, manner.beside);
  const raised = (leg: LegJoints, lifted: boolean, box: Box): LegJoints => {
    if (!lifted) return leg;
    const wanted =
      height === undefined ? leg.foot : handAtHeight(leg.hip, leg.foot, height / scale, foursBuild.leg * 1.25);
    const foot = clearFace(wanted, face, box, 1, !foursRig.aloft);
    return foot[0] === leg.foot[0] && foot[1] === leg.foot[1] ? leg : stretchTo(leg, foot, foursBuild.leg);
  };
  const [nearRig, farRig] = foursRig.fore;
  const fours = {
    ...placed,
    fore: [
      raised(placed.fore[0], nearRig.lifted === true, around),
      raised(placed.fore[1], farRig.lifted === true, bare),
    ] as const,
  };
  return {
    canvas,
    card,
    pose: manner.pose,
    mood: manner.mood,
    rig: {
      ...STAND,
      ...(foursRig.rests ? { rests: foursRig.rests } : {}),
      ...(foursRig.aloft ? { aloft: true } : {}),
      ...(foursRig.away ? { away: foursRig.away } : {}),
      ...(foursRig.asleep ? { asleep: true } : {}),
    },
    build: plainBuild(foursBuild),
    joints: {
      hips: fours.put([[-foursBuild.trunk[0] * 0.7, -foursBuild.trunk[1] * 0.3]])[0] ?? [0, 0],
      neck: collarPoint(fours.head, fours.withers, foursBuild),
      lean: foursRig.fast ? 0.42 : 0.1 * (1 - fours.view),
      head: fours.head,
      headTilt: fours.headTilt,
      near: armOf(fours.fore[0]),
      far: armOf(fours.fore[1]),
      nearLeg: fours.hind[0],
      farLeg: fours.hind[1],
    },
    colours: kind.colours(canvas, card),
    fours,
    foursBuild,
    foursRig,
  };
}

/** Where a sitter's face is. */
export const faceOfFours = (kind: FourLeggedKind, sitter: FoursSitter, turn: number, mirrored: boolean): Box =>
  faceAround(kind.head(sitter.card).face(turn), sitter.joints.head, sitter.foursBuild.head, mirrored);

const armOf = ({ hip, knee, foot }: LegJoints): ArmJoints => ({ shoulder: hip, elbow: knee, hand: foot });

function stretchTo(leg: LegJoints, foot: Point, length: number): LegJoints {
  const knee = bendJoint(leg.hip, foot, length, 1, 0.22);
  const shin = Math.atan2(foot[0] - knee[0], foot[1] - knee[1]);
  return { ...leg, foot, knee, toes: (-shin * 180) / Math.PI };
}

/** Where a collar sits: on the neck, right under the head. */
function collarPoint([hx, hy]: Point, [wx, wy]: Point, { trunk: [, depth], head }: FoursBuild): Point {
  const [bx, by] = [wx, wy + depth * 0.7];
  const way = Math.hypot(hx - bx, hy - by) || 1;
  return [hx + ((bx - hx) / way) * 40 * head, hy + ((by - hy) / way) * 40 * head];
}

/** The measures that garments of the neck and the head ask for. */
const plainBuild = ({ neck, head, leg, legWidth, trunk: [length, depth] }: FoursBuild): Build => ({
  hip: leg,
  hipGap: 0,
  torso: length,
  shoulderGap: 0,
  trunk: [neck, depth, depth],
  armLength: leg,
  armWidth: legWidth,
  legWidth,
  head,
  headLift: 0,
});

/** A thing's room about the hoof in the body's units, never less than the hoof's. */
const grow = (box: Box, scale: number, palm: number): Box => ({
  left: Math.max(palm, box.left * scale),
  right: Math.max(palm, box.right * scale),
  top: Math.max(palm, box.top * scale),
  bottom: Math.max(palm, box.bottom * scale),
});
