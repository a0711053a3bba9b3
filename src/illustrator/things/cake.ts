import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A birthday cake with three candles on a plate. */
export const drawCake: DrawThing = (canvas) => {
  const sponge = canvas.grade("#e2b578");
  const icing = canvas.grade("#f6c9cf");
  const candle = canvas.grade("#7fb0c4");
  const candles = [-18, 0, 18]
    .map(
      (x) =>
        canvas.glow(x, -74, 16, "#ffdf8f", 0.7) +
        fill(box(x - 2.6, -68, 5.2, 17, 2), candle) +
        fill(`M${x} -82Q${x + 5} -74 ${x} -68Q${x - 5} -74 ${x} -82Z`, "#ffb347"),
    )
    .join("");
  const svg =
    paint(canvas, "M-46 -8Q0 2 46 -8Q44 0 30 0H-30Q-44 0 -46 -8Z", canvas.grade("#f3efe6"), { turn: 3, strokes: 0 }) +
    candles +
    paint(canvas, "M-36 -46H36V-9Q0 -1 -36 -9Z", sponge, {
      turn: 6,
      strokes: 8,
      strokeLength: 14,
      inside: line("M-40 -24Q0 -17 40 -24", canvas.grade("#fdf2df"), 5),
    }) +
    paint(
      canvas,
      "M-37 -50Q0 -60 37 -50V-36Q33 -26 28 -35Q23 -22 16 -34Q10 -28 4 -34Q-2 -20 -9 -34Q-15 -27 -20 -35Q-26 -24 -30 -35Q-34 -28 -37 -37Z",
      icing,
      {
        turn: 4,
        strokes: 5,
        strokeLength: 12,
      },
    ) +
    fill(oval(-26, -47, 3.6) + oval(-9, -50, 3.6) + oval(9, -50, 3.6) + oval(26, -47, 3.6), canvas.grade("#c8443a"));
  return measured(svg, [0, -4]);
};
