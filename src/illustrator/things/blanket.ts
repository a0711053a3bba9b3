import type { DrawThing } from "../figure.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A folded blanket with a checked pattern; it hangs over the hand that carries it. */
export const drawBlanket: DrawThing = (canvas, { where }) => {
  const wool = canvas.grade("#8aa7c6");
  const pale = canvas.lighten(wool, 0.6);
  if (where === "ground") {
    const layer = (y: number, half: number) =>
      paint(
        canvas,
        `M${-half} ${y}Q${-half - 6} ${y - 8} ${-half} ${y - 16}Q0 ${y - 20} ${half} ${y - 16}Q${half + 6} ${y - 8} ${half} ${y}Q0 ${y + 3} ${-half} ${y}Z`,
        wool,
        {
          turn: 4,
          strokes: 5,
          strokeLength: 16,
          inside: line(
            `M-24 ${y - 22}V${y + 4}M0 ${y - 22}V${y + 4}M24 ${y - 22}V${y + 4}M-60 ${y - 8}H60`,
            pale,
            3,
            0.7,
          ),
        },
      );
    return measured(layer(-2, 46) + layer(-17, 42), [0, -18]);
  }
  const svg = paint(canvas, "M-24 -76Q0 -84 24 -76L30 -6Q22 0 15 -5Q8 0 0 -5Q-8 0 -15 -5Q-22 0 -30 -6Z", wool, {
    turn: 6,
    strokes: 8,
    strokeLength: 18,
    strokeAngle: 1.4,
    inside: line("M-14 -84L-17 4M0 -84V4M14 -84L17 4M-40 -58H40M-40 -36H40M-40 -16H40", pale, 3, 0.65),
  });
  return measured(svg, [0, -72]);
};
