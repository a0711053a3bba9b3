import { box, ellipse, num, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type HeadKind, wander } from "./head.ts";
import { drawLamp, drawLampMouth } from "./robot-face.ts";

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
