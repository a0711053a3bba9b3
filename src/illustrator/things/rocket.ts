import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A small rocket. */
export const drawRocket: DrawThing = (canvas) => {
  const hull = canvas.grade("#ece8e0");
  const red = canvas.grade("#d0584a");
  const svg =
    paint(canvas, "M-16 -34Q-32 -24 -30 0L-14 -12ZM16 -34Q32 -24 30 0L14 -12Z", red, {
      turn: 3,
      strokes: 3,
      strokeLength: 10,
    }) +
    paint(canvas, "M0 -104Q22 -80 20 -42L15 -8H-15L-20 -42Q-22 -80 0 -104Z", hull, {
      turn: 6,
      strokes: 6,
      strokeLength: 22,
      strokeAngle: 1.5,
      inside: fill("M-30 -80Q0 -72 30 -80V-110H-30Z", red) + line("M-22 -20H22", red, 5),
    }) +
    paint(canvas, oval(0, -54, 10), canvas.grade("#9fcbd8"), { turn: 3, strokes: 0 }) +
    line(oval(0, -54, 10), canvas.grade("#7f8794"), 3) +
    fill("M-10 -8H10L6 0H-6Z", canvas.grade("#6d7482"));
  return measured(svg, [0, -22]);
};
