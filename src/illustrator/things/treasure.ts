import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A chest that glitters. */
export const drawTreasure: DrawThing = (canvas) => {
  const wood = canvas.grade("#9a6440");
  const gold = canvas.grade("#e3b143");
  const svg =
    canvas.glow(0, -46, 50, "#ffe08a", 0.55) +
    paint(canvas, "M-42 -44Q-44 -78 0 -80Q44 -78 42 -44Q0 -54 -42 -44Z", wood, {
      turn: 6,
      strokes: 6,
      strokeLength: 20,
      strokeAngle: 0.05,
      inside: line("M-24 -80V-40M24 -80V-40", gold, 6),
    }) +
    fill([-26, -14, -2, 10, 22].map((x, i) => oval(x, -44 - (i % 2) * 6, 9)).join(""), gold) +
    fill(oval(-20, -50, 5), canvas.grade("#c8443a")) +
    fill(oval(14, -52, 5), canvas.grade("#4f8fb0")) +
    paint(canvas, box(-42, -42, 84, 42, 5), wood, {
      turn: 6,
      strokes: 8,
      strokeLength: 24,
      strokeAngle: 0.03,
      inside: line("M-24 -44V4M24 -44V4M-44 -38H44", gold, 6),
    }) +
    paint(canvas, box(-9, -36, 18, 18, 4), gold, { turn: 3, strokes: 0 }) +
    fill(oval(0, -29, 3) + box(-1.6, -29, 3.2, 8), canvas.shade(wood, 0.6));
  return measured(svg, [0, -20], { at: [0, -50], radius: 80, colour: "#ffe08a" });
};
