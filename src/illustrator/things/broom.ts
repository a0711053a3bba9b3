import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A besom: twigs bound with red string round a crooked stick. */
export const drawBroom: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#8f5f3b");
  const straw = canvas.grade("#dca94e");
  const dark = canvas.shade(straw, 0.6);
  const svg =
    paint(canvas, "M-5 -50Q-9 -84 -4 -108Q-7 -128 -5 -146Q0 -150 5 -146Q4 -128 6 -110Q2 -82 6 -50Z", wood, {
      turn: 4,
      shadow: 0.32,
      strokes: 7,
      strokeLength: 24,
      strokeAngle: 1.55,
    }) +
    line("M-30 -6L-36 4M-16 -2L-18 7M2 0V8M17 -2L20 7M31 -6L37 3", straw, 3.4) +
    paint(
      canvas,
      "M-11 -66Q0 -70 11 -66Q13 -52 24 -40Q36 -22 36 -2L28 -6L24 3L15 -2L9 5L1 -1L-7 5L-14 -2L-22 3L-28 -6L-36 -2Q-36 -22 -24 -40Q-13 -52 -11 -66Z",
      straw,
      {
        turn: 8,
        shadow: 0.3,
        strokes: 22,
        strokeLength: 26,
        strokeAngle: 1.5,
        strokeStrength: 0.26,
        inside: line(
          "M-7 -52Q-22 -30 -27 0M-3 -48Q-12 -24 -13 4M1 -48Q2 -24 1 4M5 -50Q14 -26 15 4M8 -52Q22 -34 28 0",
          dark,
          2.6,
          0.6,
        ),
      },
    ) +
    line("M-12 -62Q0 -57 12 -62M-14 -53Q0 -48 14 -53", canvas.grade("#c1463c"), 5.4);
  if (where !== "ground") return measured(svg, [0, -96]);
  return measured(place(svg, -68, -24, 1, 1, 82), [0, -20]);
};
