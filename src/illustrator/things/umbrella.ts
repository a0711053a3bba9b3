import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** An open umbrella: on a long shaft over the head of whoever carries it, on its rim on the ground. */
export const drawUmbrella: DrawThing = (canvas, { where }) => {
  const cloth = canvas.grade("#e0a33e");
  const dark = canvas.shade(cloth, 0.4);
  const wood = canvas.grade("#8a5f42");
  const shaft = where === "hand" ? 142 : 0;
  const canopy =
    line("M0 -132V-124", wood, 4) +
    paint(
      canvas,
      "M-74 -72Q-66 -126 0 -128Q66 -126 74 -72Q62 -84 50 -74Q38 -86 25 -75Q12 -87 0 -76Q-12 -87 -25 -75Q-38 -86 -50 -74Q-62 -84 -74 -72Z",
      cloth,
      {
        turn: 8,
        strokes: 10,
        strokeLength: 24,
        inside: line(
          "M0 -128Q-24 -112 -26 -74M0 -128Q24 -112 26 -74M0 -128Q-52 -116 -51 -72M0 -128Q52 -116 51 -72",
          dark,
          1.8,
          0.5,
        ),
      },
    );
  const open =
    line(`M0 ${-120 - shaft}V-8Q0 4 9 4Q17 4 17 -4`, wood, 4.4) +
    place(canopy, 0, -shaft, 1, where === "hand" ? 1.3 : 1);
  if (where === "ground") return measured(place(open, 34, -22, 1, 1, -62), [30, -24]);
  if (where === "hand") return measured(place(open, 0, 0, 1, 1, -11), [-3, -14]);
  return measured(open, [0, -14]);
};
