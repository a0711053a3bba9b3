import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A crescent moon that one could carry. */
export const drawMoon: DrawThing = (canvas) => {
  const colour = canvas.grade("#f8e3a0");
  const svg =
    canvas.glow(0, -40, 62, "#fdf0c0", 0.7) +
    paint(
      canvas,
      "M10 -78C-20 -82 -38 -62 -36 -38C-34 -12 -8 4 16 -4C24 -7 30 -12 34 -19C14 -12 -6 -22 -8 -42C-9 -58 -2 -70 10 -78Z",
      colour,
      {
        turn: 6,
        strokes: 8,
        strokeLength: 16,
        inside: fill(oval(-22, -34, 4) + oval(-14, -14, 3) + oval(-20, -56, 2.6), canvas.shade(colour, 0.25), 0.5),
      },
    );
  return measured(svg, [-4, -6], { at: [-8, -38], radius: 130, colour: "#fdf0c0" });
};
