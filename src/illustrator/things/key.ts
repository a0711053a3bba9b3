import type { DrawThing } from "../figure.ts";
import { place, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A big old key. In the hand it is held by its stem, the bit up. */
export const drawKey: DrawThing = (canvas, { where }) => {
  const gold = canvas.grade("#dba53c");
  const upright = paint(
    canvas,
    "M-5 -30V-74H-16V-66H-24V-76H-18V-82H5V-31Q18 -26 18 -14Q18 3 0 3Q-18 3 -18 -14Q-18 -26 -5 -30ZM0 -22Q-9 -22 -9 -14Q-9 -6 0 -6Q9 -6 9 -14Q9 -22 0 -22Z",
    gold,
    { turn: 3, strokes: 5, strokeLength: 10, strokeHalf: 1.2 },
  );
  if (where === "hand") return measured(upright, [0, -20]);
  return measured(place(upright, -38, -19, 1, 1, 88), [-24, -18]);
};
