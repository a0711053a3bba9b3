import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A lit candle on a dish. */
export const drawCandle: DrawThing = (canvas) => {
  const wax = canvas.grade("#f6ead0");
  const svg =
    canvas.glow(0, -66, 40, "#ffd873", 0.7) +
    paint(canvas, oval(0, -4, 28, 6), canvas.grade("#b98a4a"), { turn: 3, strokes: 0 }) +
    line("M24 -6Q38 -10 36 0", canvas.grade("#b98a4a"), 4.4) +
    paint(canvas, "M-11 -50Q0 -54 11 -50V-6Q0 -2 -11 -6Z", wax, {
      turn: 4,
      strokes: 3,
      strokeLength: 14,
      strokeAngle: 1.5,
      inside: fill("M4 -54V-34Q8 -30 9 -36V-54Z", "#ffffff", 0.6),
    }) +
    line("M0 -50V-57", canvas.grade("#5a4a44"), 2.6) +
    fill("M0 -80Q11 -66 5 -57Q0 -52 -5 -57Q-11 -66 0 -80Z", "#ff9f40") +
    fill("M0 -70Q5 -62 2 -57Q0 -55 -2 -57Q-5 -62 0 -70Z", "#fff6cf");
  return measured(svg, [0, -12], { at: [0, -66], radius: 120, colour: "#ffc864" });
};
