import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A deep nest of twigs with three speckled eggs in it. */
export const drawNest: DrawThing = (canvas) => {
  const twig = canvas.grade("#94683b");
  const dark = canvas.shade(twig, 0.6);
  const pale = canvas.lighten(twig, 0.5);
  const shell = canvas.grade("#a9d3dc");
  const egg = (x: number, y: number, degrees: number) =>
    place(
      paint(canvas, "M0 -22Q12 -20 15 -3Q15 14 0 14Q-15 14 -15 -3Q-12 -20 0 -22Z", shell, {
        turn: 6,
        shadow: 0.34,
        strokes: 0,
        outline: 1.8,
        inside:
          fill(
            oval(-5, -6, 1.8) + oval(5, -12, 1.5) + oval(6, 0, 1.7) + oval(-1, -15, 1.2),
            canvas.shade(shell, 0.8),
            0.7,
          ) + fill(oval(-5, -13, 2.6, 4), "#ffffff", 0.6),
      }),
      x,
      y,
      1,
      1,
      degrees,
    );
  const svg =
    fill(oval(0, -40, 48, 11), dark) +
    egg(-21, -46, -14) +
    egg(21, -46, 14) +
    egg(0, -44, 2) +
    paint(canvas, "M-54 -42Q-30 -28 0 -29Q30 -28 54 -42Q56 -10 28 2Q0 7 -28 2Q-56 -10 -54 -42Z", twig, {
      turn: 9,
      shadow: 0.36,
      strokes: 26,
      strokeLength: 26,
      strokeAngle: 0.12,
      strokeStrength: 0.32,
      inside:
        line("M-54 -30Q-10 -6 40 -16M-48 -14Q0 -2 50 -26M-40 -4Q0 4 44 -10", dark, 3, 0.7) +
        line("M-50 -36Q-16 -16 22 -20M-30 -12Q8 -10 46 -34", pale, 2.4, 0.8),
    }) +
    line(
      "M-58 -36Q-20 -20 14 -26M-14 -26Q24 -24 60 -42M-52 -44L-62 -51M50 -42L60 -50M50 -14L60 -11M-48 -10L-57 -5",
      twig,
      3.6,
    );
  return measured(svg, [0, -8]);
};
