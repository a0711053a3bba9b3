import type { CastCard } from "#book/cast-card.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import type { Point } from "../../gouache/path.ts";
import type { Expression } from "../face/expressions.ts";
import type { BodyColours } from "../sitter.ts";

/** What a head is drawn from. Head coordinates: the origin in its middle, y down, about 48 units from middle to crown. */
export interface HeadBrief {
  readonly canvas: Canvas;
  readonly card: CastCard;
  readonly colours: BodyColours;
  readonly expression: Expression;
  /** How far the head is turned to the facing side: 0 looks out of the page, 1 is three-quarters aside. */
  readonly turn: number;
  /** Seen from behind: the insides of ears and all of the face are out of sight. */
  readonly away?: boolean;
  /** Lies on the ground: what hangs from the head must not reach below it. */
  readonly lying: boolean;
  /** Where the pupils go within the turned head. */
  readonly look: { readonly x: number; readonly y: number };
}

export interface HeadDrawing {
  /** Behind the body: long hair, a mane. */
  readonly behind?: string;
  /** Behind the face: ears, quills. */
  readonly back: string;
  readonly front: string;
  /** Where a hat or a crown sits: the middle of its rim and half the rim's width. */
  readonly crown: { readonly x: number; readonly y: number; readonly half: number };
  /** Where a bow is tied. */
  readonly bow: Point;
  readonly eyes: readonly [Point, Point];
  /** What a mouth carries is taken here; where it is left out, under the middle of the face. */
  readonly mouth?: Point;
}

/** The face with snout, without ears and hair: what no hand may cover. */
export interface FaceBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface HeadKind {
  readonly draw: (brief: HeadBrief) => HeadDrawing;
  readonly face: (turn: number) => FaceBox;
  /** The head from behind, drawn in place of its front; a plain round one where it is left out. */
  readonly nape?: (brief: HeadBrief) => string;
}

/** A face feature at `x` in front view, moved as it wanders round a turned head. */
export function wander(x: number, turn: number, amount = 0.22): number {
  const radius = 52;
  return radius * Math.sin(Math.asin(Math.max(-1, Math.min(1, x / radius))) + turn * amount);
}

/** Between a front view and a three-quarter view. */
export const between = (front: number, aside: number, turn: number): number => front + (aside - front) * turn;

/** An outline between its front and its three-quarter view, point by point. */
export const morph = (front: readonly Point[], aside: readonly Point[], turn: number): Point[] =>
  front.map(([x, y], i) => {
    const [ax, ay] = aside[i] ?? [x, y];
    return [between(x, ax, turn), between(y, ay, turn)] as const;
  });

/** A blush that suits the skin or fur beneath. */
export const BLUSH: Hex = "#f0837a";
