import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

/** A small house under a great roof, two windows up in it and a chimney that smokes. */
export const drawHouse: DrawThing = (canvas) => {
  const wall = canvas.grade("#f0dcb8");
  const roof = canvas.grade("#b8573f");
  const wood = canvas.grade("#8a6243");
  const glass = canvas.grade("#fbe29a");
  const rows = "M-62 -92H62M-50 -106H50M-38 -120H38M-24 -134H24";
  const pane = (x: number) =>
    fill(box(x - 9, -114, 18, 18, 8), canvas.lighten(wood, 0.5)) +
    fill(box(x - 7, -112, 14, 14, 6), glass) +
    line(`M${x} -112V-98M${x - 7} -105H${x + 7}`, wood, 1.6);
  const svg =
    paint(canvas, "M26 -100V-146H44V-92Z", canvas.grade("#a56a55"), { turn: 4, strokes: 5 }) +
    fill(box(23, -150, 24, 7, 2), canvas.shade(roof, 0.3)) +
    fill(oval(40, -158, 6) + oval(48, -166, 8), canvas.grade("#ece7ee"), 0.7) +
    paint(canvas, "M-52 0Q0 5 52 0L50 -82H-50Z", wall, { turn: 12, strokes: 16 }) +
    line("M-48 -4V-78M48 -4V-78", wood, 5) +
    paint(canvas, "M-68 -76Q-62 -84 0 -152Q62 -84 68 -76Q0 -84 -68 -76Z", roof, {
      turn: 9,
      strokes: 12,
      inside: line(rows, canvas.shade(roof, 0.4), 1.6, 0.5),
    }) +
    pane(-15) +
    pane(15) +
    fill("M-68 -76Q0 -84 68 -76Q0 -78 -68 -71Z", canvas.shade(wall, 0.5), 0.6);
  return measured(svg, [0, -50]);
};
