import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, box, ellipse, num, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type Expression, eyeOf } from "../face/expressions.ts";
import { type HeadKind, wander } from "./head.ts";

const LIGHT: Hex = "#9ff0e4";

/** A rounded box with a screen for a face; its eyes and mouth are lights. */
export const ROBOT_HEAD: HeadKind = {
  face: () => ({ left: -52, top: -40, right: 56, bottom: 44 }),
  nape: ({ canvas, colours }) =>
    paint(canvas, box(-54, -44, 110, 88, 30), colours.main, {
      turn: 8,
      strokes: 12,
      strokeLength: 26,
      inside:
        line("M-54 -30H56", canvas.lighten(colours.main, 0.5), 2, 0.4) +
        line("M-22 -4H24M-22 8H24M-22 20H24", canvas.shade(colours.main, 0.45), 4, 0.7),
    }),
  draw({ canvas, colours, expression, turn, look }) {
    const ly = look.y * 3;
    const dark = canvas.grade("#22394a");
    const steel = canvas.shade(colours.main, 0.4);
    const back =
      line("M0 -44Q4 -60 -2 -72", steel, 5) +
      canvas.glow(-2, -78, 30, colours.accent, 0.55) +
      paint(canvas, oval(-2, -78, 10), colours.accent, { turn: 3, strokes: 0 }) +
      paint(canvas, smooth(ellipse(-55 - turn, 2, 12, 18)), colours.accent, { turn: 4, strokes: 0 }) +
      paint(canvas, smooth(ellipse(56 - turn, 2, 12 - turn * 3, 17)), colours.accent, { turn: 4, strokes: 0 });
    const left = -42 + turn * 5;
    const screenX = wander(0, turn, 0.12);
    const backEye: Point = [wander(-20, turn), -3 + ly];
    const nearEye: Point = [wander(20, turn), -3 + ly];
    const front =
      paint(canvas, box(-54, -44, 110, 88, 30), colours.main, {
        turn: 8,
        strokes: 12,
        strokeLength: 26,
        inside:
          line("M-54 -30H56", canvas.lighten(colours.main, 0.5), 2, 0.4) +
          fill(oval(-44, -33, 2.6) + oval(46, -33, 2.6), steel, 0.7),
      }) +
      paint(canvas, box(left, -29 + ly * 0.6, 86, 60, 23), dark, {
        turn: 6,
        strokes: 5,
        strokeLength: 20,
        light: 0.1,
        inside: fill(`M${left + 8} ${-20}Q${left + 12} -30 ${left + 34} -32L${left + 16} 0Z`, "#ffffff", 0.07),
      }) +
      [backEye, nearEye].map(([x, y], i) => drawLamp(canvas, x, y, expression, look, i === 0 ? -1 : 1)).join("") +
      drawLampMouth(screenX + turn * 4, 16 + ly, expression.mouth) +
      `<ellipse cx="${num(wander(-33, turn))}" cy="${num(12 + ly)}" rx="7" ry="4.6" fill="#f39a8a" fill-opacity="0.65"/>` +
      `<ellipse cx="${num(wander(33, turn))}" cy="${num(12 + ly)}" rx="6" ry="4.4" fill="#f39a8a" fill-opacity="0.65"/>`;
    return { back, front, crown: { x: 0, y: -38, half: 42 }, bow: [-34, -42], eyes: [backEye, nearEye] };
  },
};

function drawLamp(
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
    return glow + fill(low, LIGHT);
  }
  const px = x + look.x * 2;
  const py = y + look.y * 2;
  const [rx, ry] =
    state === "wide"
      ? [10 * expression.pupil + 2, 12 * expression.pupil + 2]
      : [8 * expression.pupil, 10 * expression.pupil];
  return glow + fill(oval(px, py, rx, ry), LIGHT) + fill(oval(px - 2.4, py - ry * 0.35, 2.7, 2.7), "#ffffff") + brow;
}

function drawLampMouth(x: number, y: number, mood: Expression["mouth"]): string {
  const p = (dx: number, dy: number) => at(x + dx, y + dy);
  switch (mood) {
    case "laugh":
      return fill(`M${p(-12, -2)}Q${p(0, 3)} ${p(12, -2)}Q${p(9, 12)} ${p(0, 12)}Q${p(-9, 12)} ${p(-12, -2)}Z`, LIGHT);
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
