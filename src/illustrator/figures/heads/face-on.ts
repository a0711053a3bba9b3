import type { Hex } from "../../gouache/colour.ts";
import type { Point } from "../../gouache/path.ts";
import { drawFace } from "../face/draw-face.ts";
import { between, type FaceBox, type HeadBrief, type HeadDrawing, type HeadKind, wander } from "./head.ts";

export interface FaceOnOptions {
  /** Behind the body: fins, boilers, chimneys. */
  readonly back?: (brief: HeadBrief) => string;
  /** What the face is on. */
  readonly body: (brief: HeadBrief) => string;
  readonly over?: (brief: HeadBrief) => string;
  readonly lid: (brief: HeadBrief) => Hex;
  readonly eyes: { readonly x: number; readonly y: number; readonly radius: number };
  readonly mouth: { readonly y: number; readonly half: number };
  readonly cheeks: { readonly x: number; readonly y: number; readonly radius: number };
  /** How far the face lies ahead of the body's middle when it is turned aside. */
  readonly ahead?: number;
  readonly box?: Partial<FaceBox>;
  readonly crown: HeadDrawing["crown"];
  readonly bow: Point;
  /** From behind; the body without its face where it is left out. */
  readonly nape?: (brief: HeadBrief) => string;
}

/** A face on something that is a body of its own: a fish, an engine, a ghost. */
export const faceOn = (options: FaceOnOptions): HeadKind => ({
  face: (turn) => {
    const ahead = (options.ahead ?? 0) * turn;
    const { x, y } = options.eyes;
    return {
      left: -x - 16 + ahead,
      right: x + 20 + ahead,
      top: y - 18,
      bottom: options.mouth.y + 12,
      ...options.box,
    };
  },
  nape: options.nape ?? options.body,
  draw(brief) {
    const { expression, turn, look, canvas } = brief;
    const ly = look.y * 2.5;
    const ahead = (options.ahead ?? 0) * turn;
    const { x, y, radius } = options.eyes;
    const far: Point = [wander(-x, turn) + ahead, y + ly];
    const near: Point = [wander(x, turn) + ahead, y + ly];
    const { cheeks, mouth } = options;
    const face = drawFace(
      canvas,
      {
        eyes: [
          { x: far[0], y: far[1], radius },
          { x: near[0], y: near[1], radius: between(radius, radius * 0.95, turn) },
        ],
        mouth: { x: wander(0, turn, 0.3) + ahead, y: mouth.y + ly, half: mouth.half },
        cheeks: [
          { x: wander(-cheeks.x, turn) + ahead, y: cheeks.y + ly, radius: cheeks.radius },
          { x: wander(cheeks.x, turn) + ahead, y: cheeks.y + ly, radius: cheeks.radius * between(1, 0.85, turn) },
        ],
        lid: options.lid(brief),
      },
      expression,
      look,
    );
    return {
      back: options.back?.(brief) ?? "",
      front: options.body(brief) + face + (options.over?.(brief) ?? ""),
      crown: options.crown,
      bow: options.bow,
      eyes: [far, near],
    };
  },
});
