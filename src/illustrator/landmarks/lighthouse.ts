import type { DrawThing } from "../figure.ts";
import { at, box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

/** A stout lighthouse in red and white, its lamp lit. */
export const drawLighthouse: DrawThing = (canvas) => {
  const wall = canvas.grade("#f4ece0");
  const red = canvas.grade("#c8523f");
  const iron = canvas.grade("#4d5468");
  const light = canvas.grade("#ffe08a");
  const band = (top: number, bottom: number) =>
    `M${at(-60, -top)}Q${at(0, -top + 8)} ${at(60, -top)}V${-bottom}Q${at(0, -bottom + 8)} ${at(-60, -bottom)}Z`;
  const tower = "M-42 0Q0 9 42 0L31 -108Q0 -102 -31 -108Z";
  const svg =
    paint(canvas, tower, wall, {
      turn: 11,
      strokes: 14,
      strokeAngle: 1.5,
      inside: fill(band(24, -12), red) + fill(band(112, 96), red),
    }) +
    fill(box(-17, -137, 34, 31), light) +
    canvas.glow(0, -122, 26, light, 0.9) +
    line("M-17 -137V-108M-6 -137V-108M6 -137V-108M17 -137V-108", iron, 2.4) +
    paint(canvas, "M-38 -106Q0 -98 38 -106V-113Q0 -106 -38 -113Z", iron, { turn: 2, strokes: 0 }) +
    line("M-35 -114V-124M-24 -113V-123M24 -113V-123M35 -114V-124M-37 -124Q0 -117 37 -124", iron, 1.8) +
    paint(canvas, "M-25 -136Q-17 -156 0 -161Q17 -156 25 -136Q0 -130 -25 -136Z", red, { turn: 6, strokes: 6 }) +
    fill(oval(0, -163, 4, 4), iron);
  return measured(svg, [0, -60], { at: [0, -122], radius: 80, colour: "#ffdf8c" });
};
