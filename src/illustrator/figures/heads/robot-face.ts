import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, num, oval } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { type Expression, eyeOf } from "../face/expressions.ts";

const LIGHT: Hex = "#9ff0e4";

/** An eye of light on a dark screen. */
export function drawLamp(
  canvas: Canvas,
  x: number,
  y: number,
  expression: Expression,
  look: { x: number; y: number },
  side: 1 | -1,
): string {
  const state = eyeOf(expression, side);
  const glow = canvas.glow(x, y, 20, LIGHT, 0.35);
  const brows = expression.brows?.[side < 0 ? "near" : "far"];
  const brow = brows
    ? line(`M${at(x + side * 9, y - 15 - brows[0] * 6)}L${at(x - side * 8, y - 15 - brows[2] * 6)}`, LIGHT, 3)
    : "";
  if (state === "arched") return glow + line(`M${at(x - 9, y + 4)}Q${at(x, y - 12)} ${at(x + 9, y + 4)}`, LIGHT, 5);
  if (state === "closed") return glow + line(`M${at(x - 9, y)}Q${at(x, y + 9)} ${at(x + 9, y)}`, LIGHT, 4.5) + brow;
  if (state === "half") {
    const low = `M${at(x - 9, y + 1)}Q${at(x, y - 5)} ${at(x + 9, y + 1)}Q${at(x + 7, y + 10)} ${at(x, y + 10)}Q${at(x - 7, y + 10)} ${at(x - 9, y + 1)}Z`;
    return glow + fill(low, LIGHT) + brow;
  }
  const px = x + look.x * 2;
  const py = y + look.y * 2;
  const [rx, ry] =
    state === "wide"
      ? [10 * expression.pupil + 2, 12 * expression.pupil + 2]
      : [8 * expression.pupil, 10 * expression.pupil];
  return glow + fill(oval(px, py, rx, ry), LIGHT) + fill(oval(px - 2.4, py - ry * 0.35, 2.7, 2.7), "#ffffff") + brow;
}

/** A mouth of light. */
export function drawLampMouth(x: number, y: number, mood: Expression["mouth"]): string {
  const p = (dx: number, dy: number) => at(x + dx, y + dy);
  switch (mood) {
    case "laugh":
      return fill(`M${p(-12, -2)}Q${p(0, 3)} ${p(12, -2)}Q${p(9, 12)} ${p(0, 12)}Q${p(-9, 12)} ${p(-12, -2)}Z`, LIGHT);
    case "yawn":
      return fill(oval(x, y + 4, 7, 8), LIGHT);
    case "round":
      return fill(oval(x, y + 3, 5, 6), LIGHT);
    case "down":
      return line(`M${p(-9, 7)}Q${p(0, -3)} ${p(9, 7)}`, LIGHT, 3.6);
    case "wavy":
      return line(`M${p(-12, 4)}Q${p(-9, -1)} ${p(-6, 4)}T${p(0, 4)}T${p(6, 4)}T${p(12, 4)}`, LIGHT, 3.2);
    case "pout":
      return line(`M${p(-7, 7)}Q${p(0, 0)} ${p(7, 5)}`, LIGHT, 3.6);
    case "firm":
      return line(`M${p(-9, 4)}H${num(x + 9)}`, LIGHT, 3.6);
    case "small":
    case "sleeping":
      return line(`M${p(-6, 2)}Q${p(0, 8)} ${p(6, 2)}`, LIGHT, 3.4);
    case "grin":
    case "smile":
      return line(`M${p(-11, 0)}Q${p(0, 12)} ${p(11, 0)}`, LIGHT, 3.6);
  }
}
