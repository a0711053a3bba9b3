import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type HeadBrief, type HeadKind, wander } from "./head.ts";
import { drawLamp, drawLampMouth } from "./robot-face.ts";

const ball = ({ canvas, colours }: HeadBrief): string =>
  paint(canvas, oval(0, 0, 52, 50), colours.main, {
    turn: 9,
    strokes: 10,
    strokeLength: 26,
    inside:
      line("M-60 -22Q0 -32 60 -22M-60 30Q0 42 60 30", canvas.shade(colours.main, 0.35), 2.4, 0.5) +
      fill(oval(-40, 26, 3) + oval(40, 26, 3), canvas.shade(colours.main, 0.5), 0.6),
  });

/** Two blades on a mast, blurred by their speed. */
function propeller({ canvas, colours }: HeadBrief): string {
  const blade = canvas.lighten(colours.accent, 0.4);
  return (
    line("M0 -46V-72", canvas.shade(colours.main, 0.45), 6) +
    fill(smooth(ellipse(0, -74, 62, 9)), blade, 0.32) +
    paint(
      canvas,
      smooth([
        [0, -70],
        [-30, -66],
        [-58, -74],
        [-30, -80],
        [0, -76],
      ]),
      blade,
      { turn: 2, strokes: 0 },
    ) +
    paint(
      canvas,
      smooth([
        [0, -70],
        [30, -68],
        [58, -76],
        [30, -82],
        [0, -76],
      ]),
      blade,
      { turn: 2, strokes: 0 },
    ) +
    paint(canvas, oval(0, -73, 7), colours.accent, { turn: 2, strokes: 0 })
  );
}

/** A flying ball: a round screen under a propeller. */
export const DRONE_HEAD: HeadKind = {
  face: () => ({ left: -38, top: -28, right: 44, bottom: 30 }),
  nape: (brief) =>
    ball(brief) + line("M-18 -8H20M-18 2H20M-18 12H20", brief.canvas.shade(brief.colours.main, 0.45), 4, 0.6),
  draw(brief) {
    const { canvas, colours, expression, turn, look } = brief;
    const ly = look.y * 3;
    const x = turn * 5;
    const far = [wander(-16, turn) + x, -5 + ly] as const;
    const near = [wander(16, turn) + x, -5 + ly] as const;
    const front =
      ball(brief) +
      paint(canvas, oval(x, 0, 38, 36), canvas.grade("#28324a"), {
        turn: 6,
        strokes: 4,
        strokeLength: 18,
        light: 0.1,
        inside: fill("M-26 -16Q-20 -34 6 -34L-18 4Z", "#ffffff", 0.07),
      }) +
      line(oval(x, 0, 38, 36), colours.accent, 4.4) +
      drawLamp(canvas, far[0], far[1], expression, look, -1) +
      drawLamp(canvas, near[0], near[1], expression, look, 1) +
      drawLampMouth(wander(0, turn, 0.2) + x, 13 + ly, expression.mouth);
    return { back: propeller(brief), front, crown: { x: 0, y: -44, half: 30 }, bow: [-34, -36], eyes: [far, near] };
  },
};
