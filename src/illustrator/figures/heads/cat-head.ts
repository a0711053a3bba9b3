import { mix } from "../../gouache/colour.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { drawNape } from "./draw-nape.ts";
import type { HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";
import { drawWhiskers } from "./whiskers.ts";

/** Stripes over the crown and at the cheeks. */
const stripes = ({ canvas, colours }: HeadBrief, x: number): string =>
  fill(
    `M${x - 6} -50L${x} -26L${x + 6} -50ZM${x - 22} -50L${x - 14} -29L${x - 10} -50ZM${x + 10} -50L${x + 14} -29L${x + 23} -50ZM-56 4L-34 9L-56 13ZM-56 18L-36 19L-56 26Z`,
    canvas.shade(colours.main, 0.42),
    0.55,
  );

function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const pink = mix(colours.belly, "#e08c88", 0.62);
  const ear = (x: number, y: number, degrees: number) =>
    place(
      paint(canvas, "M-20 14Q-17 -22 -2 -37Q15 -22 21 12Z", colours.main, {
        turn: 4,
        strokes: 5,
        strokeLength: 12,
        strokeHalf: 1.4,
      }) + (away ? "" : fill("M-11 9Q-9 -12 -1 -22Q8 -12 12 8Z", pink, 0.88)),
      x,
      y,
      1,
      1,
      degrees,
    );
  return ear(-30 - turn * 2, -31, -15) + ear(29 - turn * 4, -34, 14);
}

export const CAT_HEAD = roundHead({
  ears,
  muzzle: { y: 16.5, rx: 17, ry: 11.5 },
  nose: { rx: 5.5, ry: 4.4, colour: "#d86f7c" },
  mouthHalf: 9,
  crown: { x: 0, y: -40, half: 28 },
  markings: (brief) => stripes(brief, brief.turn * 9),
  nape: (brief) =>
    drawNape(brief, {
      marks:
        stripes(brief, 0) +
        fill("M56 4L34 9L56 13ZM56 18L36 19L56 26Z", brief.canvas.shade(brief.colours.main, 0.42), 0.55),
    }),
  over: ({ canvas, colours }, nose) => drawWhiskers(canvas, colours.main, nose, 28),
});
