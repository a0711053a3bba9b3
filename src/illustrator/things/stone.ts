import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A stone with facets that catch the light, a crack and a patch of moss. */
export const drawStone: DrawThing = (canvas) => {
  const grey = canvas.grade("#98959c");
  const moss = canvas.grade("#86a85c");
  const svg = paint(
    canvas,
    "M-42 -8Q-44 -30 -26 -42Q-12 -54 8 -52Q28 -50 38 -34Q48 -18 41 -4Q28 3 0 2Q-34 4 -42 -8Z",
    grey,
    {
      turn: 9,
      shadow: 0.34,
      light: 0.34,
      strokes: 12,
      strokeLength: 18,
      inside:
        fill("M-46 -26Q-22 -62 16 -54L8 -36Q-10 -34 -20 -22Z", canvas.lighten(grey, 0.6), 0.5) +
        fill("M8 -36L18 -58H60V10H12Q26 -12 8 -36Z", canvas.shade(grey, 0.4), 0.35) +
        line("M-6 -34Q0 -24 -4 -16Q4 -10 3 -2", canvas.shade(grey, 0.6), 2.4, 0.7) +
        fill("M18 -58Q14 -48 22 -44Q24 -36 32 -38Q36 -30 50 -34V-60Z", moss) +
        fill(oval(-24, -12, 2.4) + oval(-16, -6, 1.8) + oval(20, -14, 2.2), canvas.shade(grey, 0.5), 0.6),
    },
  );
  return measured(svg, [0, -10]);
};
