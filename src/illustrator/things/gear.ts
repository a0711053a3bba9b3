import type { DrawThing } from "../figure.ts";
import { oval, type Point, polygon } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

const TEETH = 9;

/** A cog wheel. */
export const drawGear: DrawThing = (canvas) => {
  const steel = canvas.grade("#8fa3ad");
  const points = Array.from({ length: TEETH * 4 }, (_, i): Point => {
    const angle = ((i - 0.5) / (TEETH * 4)) * Math.PI * 2;
    const r = i % 4 < 2 ? 31 : 23.5;
    return [Math.cos(angle) * r, -31 + Math.sin(angle) * r];
  });
  const svg =
    paint(canvas, polygon(points), steel, {
      turn: 5,
      strokes: 8,
      strokeLength: 12,
      inside: line(oval(0, -31, 17), canvas.shade(steel, 0.4), 2, 0.6),
    }) +
    fill(oval(0, -31, 9), canvas.shade(steel, 0.7)) +
    line(oval(0, -31, 9), canvas.lighten(steel, 0.5), 2, 0.7);
  return measured(svg, [0, -8]);
};
