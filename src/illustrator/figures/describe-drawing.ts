import type { FigureDrawing, ThingDrawing } from "../figure.ts";
import { extentOf } from "../gouache/extent.ts";
import { type Point, turn } from "../gouache/path.ts";
import { place } from "../gouache/shape.ts";
import type { LaidBody } from "./lay-body.ts";

/** So far, in the composition's units, a tail or a hem may come forward over the ground line. */
const SUNK = 13;

/** What a laid body's drawing is told from, in the body's own units. */
export interface Told {
  readonly body: LaidBody;
  /** The composition's units per unit of the body. */
  readonly scale: number;
  readonly aloft: boolean;
  readonly head: { readonly at: Point; readonly tilt: number; readonly size: number; readonly mirrored: boolean };
  /** In head coordinates. */
  readonly eyes: readonly [Point, Point];
  /** The hand that holds, points or touches. */
  readonly hand?: Point;
  /** The hand behind the body. */
  readonly farHand?: Point;
  readonly farHandBehindHead?: boolean;
  readonly partner?: number;
  readonly thing?: ThingDrawing;
  /** It rests on the ground, whatever is under it. */
  readonly settles?: boolean;
  /** Degrees that the whole of it is tipped to the facing side. */
  readonly roll?: number;
  /** Where the thing's grip is, when it is not in the hand. */
  readonly grip?: Point;
}

/** A point of the head in the body's units. */
export function onHead({ at, tilt, size, mirrored }: Told["head"], [x, y]: Point): Point {
  const radians = (tilt * Math.PI) / 180;
  const hx = x * size * (mirrored ? -1 : 1);
  const hy = y * size;
  return [
    at[0] + hx * Math.cos(radians) - hy * Math.sin(radians),
    at[1] + hx * Math.sin(radians) + hy * Math.cos(radians),
  ];
}

/** Turns a laid body into the drawing that the composition works with. */
export function describeDrawing(told: Told): FigureDrawing {
  const { scale, head, thing, roll = 0 } = told;
  const body = tipped(told.body, roll);
  const [left, top, right, bottom] = extentOf(body.back + body.front);
  // Whoever flies, swims or jumps is drawn with its lowest part on the ground line; the composition lifts it.
  const drop = told.aloft || told.settles || roll !== 0 || bottom * scale > SUNK ? -bottom : 0;
  // Whoever was tipped over lies with its middle where its feet were.
  const slide = Math.abs(roll) > 30 ? -(left + right) / 2 : 0;
  const toPage = (point: Point): Point => {
    const [[x, y] = point] = turn([point], (roll * Math.PI) / 180);
    return [(x + slide) * scale, (y + drop) * scale];
  };
  const [backEye, nearEye] = told.eyes;
  const headAt = toPage(head.at);
  const grip = told.grip ?? told.hand;
  return {
    ...(body.back ? { back: place(body.back, slide * scale, drop * scale, scale) } : {}),
    svg: place(body.front, slide * scale, drop * scale, scale),
    reach: { left: Math.max(0, -(left + slide) * scale), right: Math.max(0, (right + slide) * scale) },
    height: -(top + drop) * scale,
    ...(told.hand ? { hand: toPage(told.hand) } : {}),
    ...(told.farHand ? { farHand: toPage(told.farHand) } : {}),
    ...(told.farHandBehindHead ? { farHandBehindHead: true } : {}),
    ...(told.grip ? { grip: toPage(told.grip) } : {}),
    eyes: toPage(onHead(head, [(backEye[0] + nearEye[0]) / 2, (backEye[1] + nearEye[1]) / 2])),
    head: { x: headAt[0], y: headAt[1], radius: 48 * head.size * scale },
    ...(told.partner === undefined ? {} : { partner: [told.partner * scale, 0] as const }),
    ...(thing?.shines && grip ? { shines: { ...thing.shines, at: carriedTo(toPage(grip), thing) } } : {}),
  };
}

/** A body tipped about the ground point between its feet. */
function tipped({ back, front }: LaidBody, roll: number): LaidBody {
  if (roll === 0) return { back, front };
  return { back: back && place(back, 0, 0, 1, 1, roll), front: place(front, 0, 0, 1, 1, roll) };
}

/** Where a thing's light is when its grip is there. */
const carriedTo = ([x, y]: Point, { grip, shines }: ThingDrawing): Point => [
  x + (shines?.at[0] ?? 0) - grip[0],
  y + (shines?.at[1] ?? 0) - grip[1],
];
