import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

const COVER = "#3f6f9a";

/** A picture book: open in the hands, closed on the ground. */
export const drawBook: DrawThing = (canvas, { where }) => {
  const cover = canvas.grade(COVER);
  const page = canvas.grade("#fdf6e4");
  const ink = canvas.shade(page, 0.4);
  if (where === "ground") {
    const svg =
      paint(canvas, box(-36, -19, 72, 17, 3), page, { turn: 3, strokes: 0 }) +
      line("M-30 -9H34M-30 -13H34", ink, 1.2, 0.5) +
      paint(
        canvas,
        "M-40 -26Q-40 -30 -36 -30H32L40 -22H-32Q-36 -22 -36 -18V-6Q-36 -2 -32 -2H38V0H-34Q-40 0 -40 -6Z",
        cover,
        { turn: 3, strokes: 5, strokeLength: 12, strokeHalf: 1.3 },
      );
    return measured(svg, [0, -15]);
  }
  const half = (side: 1 | -1) => {
    const s = (x: number) => side * x;
    return (
      paint(canvas, `M0 -48Q${s(20)} -60 ${s(44)} -54L${s(42)} -4Q${s(20)} -9 0 0Z`, cover, {
        turn: 3,
        strokes: 4,
        strokeLength: 14,
        strokeHalf: 1.4,
      }) +
      paint(canvas, `M0 -50Q${s(18)} -62 ${s(40)} -56L${s(38)} -9Q${s(18)} -14 0 -4Z`, page, {
        turn: 3,
        shadow: side > 0 ? 0.12 : 0.2,
        strokes: 0,
      })
    );
  };
  const svg =
    half(-1) +
    half(1) +
    fill("M-32 -50Q-20 -53 -9 -47V-31Q-20 -36 -32 -34Z", canvas.grade("#e8a55a"), 0.75) +
    fill("M-26 -36Q-22 -44 -17 -38L-12 -33Q-20 -36 -26 -36Z", canvas.grade("#5d9a6a"), 0.9) +
    line(
      "M-31 -27Q-20 -29 -8 -23M-31 -20Q-20 -22 -8 -16M9 -46Q20 -52 32 -50M9 -38Q20 -44 32 -42M9 -30Q20 -36 32 -34M9 -22Q20 -28 26 -27",
      ink,
      1.8,
      0.6,
    ) +
    line("M0 -49V-3", ink, 1.6, 0.7);
  return measured(svg, [0, -22]);
};
