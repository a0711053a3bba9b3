import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A nest with three eggs in it. */
export const drawNest: DrawThing = (canvas) => {
  const twig = canvas.grade("#9a7448");
  const dark = canvas.shade(twig, 0.45);
  const eggs = [-18, 0, 18].map((x) =>
    paint(canvas, oval(x, -30, 11, 14), canvas.grade("#bfdbe0"), { turn: 4, strokes: 0 }),
  );
  const svg =
    eggs.join("") +
    paint(canvas, "M-44 -28Q0 -18 44 -28Q42 0 20 2H-20Q-42 0 -44 -28Z", twig, {
      turn: 6,
      strokes: 22,
      strokeLength: 22,
      strokeAngle: 0.1,
      strokeStrength: 0.3,
    }) +
    line("M-50 -24Q-20 -14 10 -20M-30 -8Q10 -14 48 -26M-36 -16Q0 -4 40 -14", dark, 2.4, 0.7) +
    line("M-48 -27L-54 -33M46 -27L54 -32M40 -10L48 -8", twig, 3);
  return measured(svg, [0, -6]);
};
