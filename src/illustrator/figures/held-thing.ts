import type { Pose, Thing } from "#book/page-plan.ts";
import type { FigureManner, ThingDrawing } from "../figure.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { THING_COLOURS } from "../things/colours.ts";
import { THINGS_DRAWN } from "../things/register.ts";
import { extentOf } from "../gouache/extent.ts";
import type { Box } from "./rig/clear-face.ts";
import type { ArmPose, PoseRig } from "./rig/pose-rig.ts";

/** A thing in a figure's hand, in the composition's units. */
export interface HeldThing {
  readonly thing: Thing;
  readonly drawing: ThingDrawing;
  /** How far it goes from the hand that grips it. */
  readonly around: Box;
}

/** What a pose has in its hands, said or not. */
const OF_ITSELF: Partial<Record<Pose, Thing>> = { read: "book", carry: "basket" };

/** What a figure has in its hand. */
export function heldThing(canvas: Canvas, manner: FigureManner): HeldThing | undefined {
  const thing = manner.holds ?? OF_ITSELF[manner.pose];
  if (!thing) return undefined;
  // A book is open to whoever reads it, closed for everybody else.
  const closed = thing === "book" && manner.pose !== "read";
  const dyed = manner.holdsColour === undefined ? canvas : canvas.dyed(THING_COLOURS[manner.holdsColour]);
  const drawing = THINGS_DRAWN[thing](dyed, { where: closed ? "ground" : "hand" });
  const [left, top, right, bottom] = extentOf(drawing.svg);
  const [x, y] = drawing.grip;
  // Of an umbrella only the shaft must pass beside the face: its canopy is over the head.
  const slim = thing === "umbrella";
  const around = slim
    ? { left: 26, right: 10, top: 150, bottom: bottom - y }
    : { left: x - left, right: right - x, top: y - top, bottom: bottom - y };
  return { thing, drawing, around };
}

/** An arm that hangs lifts what stands upright in its hand before the body; an umbrella is held up at the shoulder. */
export function carryPose(rig: PoseRig, held: HeldThing | undefined): ArmPose {
  const { near } = rig;
  if (!held || rig.bothHands) return near;
  if (held.thing === "umbrella") return { hand: [0.9, 0.02], elbow: 1, shape: "fist" };
  const hangs = near.hand[1] > 0.45;
  const upright = held.around.top > held.around.bottom;
  return hangs && upright ? { hand: [0.66, 0.36], elbow: 1, shape: "fist" } : { ...near, shape: "fist" };
}
