import { oval } from "../../gouache/path.ts";
import { line, paint, place } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

/** A ribbon bow: by the ear, or at the neck of whoever is a he. */
export const drawBow: DrawGarment = ({ canvas, card, joints }, colour, { bow }) => {
  const loop = (side: 1 | -1) =>
    paint(canvas, `M0 0Q${side * 8} -20 ${side * 27} -17Q${side * 33} 0 ${side * 27} 17Q${side * 8} 18 0 0Z`, colour, {
      turn: 4,
      strokes: 4,
      strokeLength: 10,
      strokeHalf: 1.3,
      inside: line(`M${side * 4} 0Q${side * 14} -5 ${side * 19} -3`, canvas.shade(colour, 0.5), 1.8, 0.5),
    });
  const tied = loop(-1) + loop(1) + paint(canvas, oval(0, 0, 7.5, 8.5), colour, { turn: 3, strokes: 0 });
  return card.sex === "male"
    ? { neck: place(tied, joints.neck[0] + 3, joints.neck[1] + 8, 0.82, 0.82, (joints.lean * 90) / Math.PI) }
    : { onHead: place(tied, bow[0], bow[1], 0.92, 0.92, -16) };
};
