import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wooden flute, blown at its beak, with turned rings, a red band and a bell at its foot. */
export const drawFlute: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#b9773c");
  const hole = canvas.shade(wood, 0.85);
  const pale = canvas.lighten(wood, 0.65);
  const svg =
    paint(
      canvas,
      "M-70 -13L-58 -20Q-48 -24 -40 -22L-34 -20H36Q44 -22 52 -27L62 -29Q66 -14 62 1L52 -1Q44 -6 36 -8H-34L-40 -6Q-48 -4 -58 -7L-70 -9Z",
      wood,
      {
        turn: 4,
        shadow: 0.34,
        strokes: 9,
        strokeLength: 26,
        strokeAngle: 0.02,
        inside:
          fill([-20, -6, 8, 22].map((x) => oval(x, -14.5, 3.8, 3.4)).join(""), hole) +
          line("M-30 -18H34", pale, 2, 0.5) +
          line("M44 -30V6M58 -34V8", pale, 3.4, 0.9),
      },
    ) +
    fill("M-55 -17H-47V-12Z", hole) +
    paint(canvas, box(-40, -24.5, 9, 21, 3), canvas.grade("#c1463c"), { turn: 3, strokes: 0 });
  if (where === "ground") return measured(svg, [14, -13]);
  // In the hand it stands, its beak up.
  return measured(place(svg, 0, -50, 1, 1, 56), [12, -58]);
};
