import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { num } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { INK } from "../colours.ts";
import { drawEye, type Eye } from "./draw-eye.ts";
import { drawMouth, type Mouth } from "./draw-mouth.ts";
import type { Expression } from "./expressions.ts";

export interface FaceLayout {
  /** The eye behind first, then the one on the facing side. */
  eyes: readonly [Eye, Eye];
  mouth?: Mouth;
  /** Blushes: place and half width. */
  cheeks: readonly { x: number; y: number; radius: number }[];
  blush?: Hex;
  /** Colour of the brows; ink when left out. */
  brow?: Hex;
  /** Shows its brows also when they say nothing: people do. */
  alwaysBrows?: boolean;
  /** The skin or fur over the eyes, for lids that hang. */
  lid: Hex;
}

/** Eyes, brows, blush and mouth. `look` moves the pupils: x towards the facing side, y down, at most 1 each. */
export function drawFace(
  canvas: Canvas,
  layout: FaceLayout,
  expression: Expression,
  look: { x: number; y: number },
): string {
  const { eyes, mouth, cheeks, blush = "#f0837a", brow = INK, lid } = layout;
  let svg = "";
  const glow = canvas.radial([
    [0, blush, Math.min(0.95, 0.7 * expression.blush)],
    [0.6, blush, 0.38 * expression.blush],
    [1, blush, 0],
  ]);
  for (const { x, y, radius } of cheeks) {
    svg += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius)}" ry="${num(radius * 0.7)}" fill="${glow}"/>`;
  }
  const resting = layout.alwaysBrows ? ([0, 0.4, 0] as const) : undefined;
  const [back, front] = eyes;
  for (const [eye, side] of [
    [back, -1],
    [front, 1],
  ] as const) {
    svg += drawEye(eye, expression, look, side, lid);
    const shape = expression.brows ? expression.brows[side < 0 ? "near" : "far"] : resting;
    if (shape) svg += drawBrow(eye, shape, side, brow);
  }
  return mouth ? svg + drawMouth(mouth, expression.mouth) : svg;
}

function drawBrow(
  eye: Eye,
  [outer, middle, inner]: readonly [number, number, number],
  side: 1 | -1,
  colour: Hex,
): string {
  const r = eye.radius;
  const y = eye.y - r * 1.95;
  const half = r * 1.05;
  const at = (dx: number, up: number) => `${num(eye.x + dx)} ${num(y - up * r)}`;
  return line(`M${at(half * side, outer)}Q${at(0, middle * 1.2)} ${at(-half * side, inner)}`, colour, r * 0.36, 0.88);
}

/** A nose as a soft dark button with a shine on it. */
export function drawNose(x: number, y: number, rx: number, ry: number, colour: Hex = INK): string {
  const soft = `M${num(x - rx)} ${num(y - ry * 0.35)}Q${num(x - rx * 0.9)} ${num(y - ry)} ${num(x)} ${num(y - ry)}Q${num(
    x + rx * 0.9,
  )} ${num(y - ry)} ${num(x + rx)} ${num(y - ry * 0.35)}Q${num(x + rx * 0.8)} ${num(y + ry * 0.6)} ${num(x)} ${num(
    y + ry,
  )}Q${num(x - rx * 0.8)} ${num(y + ry * 0.6)} ${num(x - rx)} ${num(y - ry * 0.35)}Z`;
  return (
    fill(soft, colour) +
    `<ellipse cx="${num(x - rx * 0.25)}" cy="${num(y - ry * 0.45)}" rx="${num(rx * 0.34)}" ry="${num(
      ry * 0.24,
    )}" fill="#ffffff" fill-opacity="0.7"/>`
  );
}
