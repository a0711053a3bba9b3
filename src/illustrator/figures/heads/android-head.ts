import { box, ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { drawLamp, drawLampMouth } from "./robot-face.ts";
import type { HeadKind } from "./head.ts";

const shell = ({ canvas, colours }: HeadBrief): string =>
  paint(canvas, smooth(ellipse(0, 0, 54, 46, 12)), colours.main, {
    turn: 8,
    strokes: 10,
    strokeLength: 24,
    strokeStrength: 0.1,
  });

/** A smooth egg of a head with a dark visor round its front and a disc at its side. */
export const ANDROID_HEAD: HeadKind = {
  face: () => ({ left: -50, top: -30, right: 54, bottom: 38 }),
  nape: (brief) => shell(brief) + line("M-20 6H20M-20 16H20", brief.canvas.shade(brief.colours.main, 0.4), 4, 0.6),
  draw(brief) {
    const { canvas, colours, expression, turn, look } = brief;
    const ly = look.y * 3;
    const far = [wander(-20, turn), -4 + ly] as const;
    const near = [wander(20, turn), -4 + ly] as const;
    const visor = box(-44 + turn * 6, -26 + ly * 0.5, 88, 52, 26);
    const back =
      line("M-40 -30Q-50 -56 -38 -66M40 -30Q50 -56 38 -66", canvas.shade(colours.main, 0.4), 4) +
      paint(canvas, oval(-38, -68, 6) + oval(38, -68, 6), colours.accent, { turn: 2, strokes: 0 });
    const front =
      shell(brief) +
      paint(canvas, visor, canvas.grade("#2b3350"), {
        turn: 6,
        strokes: 4,
        strokeLength: 20,
        light: 0.1,
        inside: fill("M-34 -22Q-30 -30 -10 -30L-26 2Z", "#ffffff", 0.07),
      }) +
      drawLamp(canvas, far[0], far[1], expression, look, -1) +
      drawLamp(canvas, near[0], near[1], expression, look, 1) +
      drawLampMouth(wander(0, turn, 0.2) + turn * 4, 13 + ly, expression.mouth) +
      paint(canvas, oval(-50 + turn * 3, 4, 9, 12), colours.accent, { turn: 3, strokes: 0 });
    return { back, front, crown: { x: 0, y: -40, half: 36 }, bow: [-30, -40], eyes: [far, near] };
  },
};
