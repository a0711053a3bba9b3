import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A stable lantern with a flame: it hangs from the hand, stands on the ground, hangs in a tree. */
export const drawLantern: DrawThing = (canvas) => {
  const iron = canvas.grade("#5b4650");
  const brass = canvas.grade("#c08a3e");
  const flame = "#ffd873";
  const svg =
    line("M-17 -60Q-16 -84 0 -84Q16 -84 17 -60", iron, 3.2) +
    canvas.glow(0, -33, 40, flame, 0.7) +
    paint(canvas, box(-17, -56, 34, 48, 8), "#ffe9a8", {
      turn: 4,
      shadow: 0.12,
      strokes: 0,
      inside: canvas.glow(0, -28, 26, "#ffb545", 0.9),
    }) +
    fill("M0 -46Q11 -32 6 -20Q0 -13 -6 -20Q-11 -31 0 -46Z", "#ff9a3c") +
    fill("M0 -36Q6 -27 3 -20Q0 -17 -3 -20Q-6 -27 0 -36Z", "#fff6cf") +
    line("M-17 -54V-10M17 -54V-10M-6 -55V-49M6 -55V-49", iron, 3) +
    paint(canvas, "M-23 -54Q-14 -66 -8 -70H8Q14 -66 23 -54Z", iron, {
      turn: 4,
      strokes: 4,
      strokeLength: 10,
      strokeHalf: 1.2,
    }) +
    paint(canvas, box(-22, -12, 44, 12, 4), iron, { turn: 3, strokes: 3, strokeLength: 10, strokeHalf: 1.2 }) +
    fill(oval(0, -72, 4), brass);
  return measured(svg, [0, -84], { at: [0, -32], radius: 150, colour: "#ffc864" });
};
