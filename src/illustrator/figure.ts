import type { CastCard, Colour } from "#book/cast-card.ts";
import type { Mood, Pose, Thing } from "#book/page-plan.ts";
import type { Canvas } from "./gouache/canvas.ts";
import type { Hex } from "./gouache/colour.ts";
import type { Point } from "./gouache/path.ts";

/** A light that a drawing carries (a lantern, a star), where it stands and how far it shines. */
export interface Shine {
  at: Point;
  radius: number;
  colour: Hex;
}

/**
 * A drawn figure in figure units: the origin on the ground between the feet, y up negative, a child 300 units tall, drawn
 * at its kind's natural size for `card.size` 1 (the composition applies `card.size`). It always faces RIGHT; the
 * composition mirrors it, and hands in a canvas whose light is mirrored too.
 */
export interface FigureDrawing {
  /** Drawn behind every other figure of the page: a far wing tip, a long tail, a trailing cape. */
  back?: string;
  svg: string;
  /** How far anything of it goes to the left and right of the origin; both positive. */
  reach: { left: number; right: number };
  /** From the ground (or the lowest part, when it flies or swims) to the top of its head with ears and hat. */
  height: number;
  /** The hand that points, takes another's or holds, when there is one. */
  hand?: Point;
  /** The other hand, behind the body. */
  farHand?: Point;
  /** The figure's own head is drawn over its other hand, as of whoever has the chin on it: it may hide others' faces alone. */
  farHandBehindHead?: true;
  /** Where the grip of what it has is, when that is not in the hand: in a mouth, on a back, on the ground before it. */
  grip?: Point;
  /** Between the eyes. */
  eyes: Point;
  /** The head without hat, ears and snout: no other figure may cover it. */
  head: { x: number; y: number; radius: number };
  /** Another figure that is hugged or held by the hand stands here, measured from the origin. */
  partner?: Point;
  shines?: Shine;
}

export interface FigureManner {
  pose: Pose;
  mood: Mood;
  /** Where the eyes go: x 1 straight ahead, 0 at the reader, −1 behind; y −1 up, 1 down. At most 1 long. */
  look: { x: number; y: number };
  holds?: Thing;
  /** In place of the held thing's own colours. */
  holdsColour?: Colour;
  /** The size of whom it faces and touches, its own being 1: it bends and reaches accordingly. */
  beside?: number;
}

export type DrawFigure = (canvas: Canvas, card: CastCard, manner: FigureManner) => FigureDrawing;

/**
 * A drawn thing in figure units (a lantern about 70 tall beside a child of 300): the origin on the ground under its
 * middle.
 */
export interface ThingDrawing {
  svg: string;
  width: number;
  height: number;
  /** Where a hand takes it. */
  grip: Point;
  shines?: Shine;
}

export interface ThingManner {
  /** `hand`: as it is carried; `ground`: as it lies or stands there; `sky`: as it hangs or flies there. */
  where: "hand" | "ground" | "sky";
}

export type DrawThing = (canvas: Canvas, manner: ThingManner) => ThingDrawing;
