import { ellipse, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

function ears({ canvas, colours, turn }: HeadBrief): string {
  return [-1, 1]
    .map((side) =>
      paint(canvas, smooth(ellipse(side * 34 - turn * 3, -36 - side * turn * 2, 17, 16)), colours.arm, {
        turn: 4,
        strokes: 4,
        strokeLength: 10,
      }),
    )
    .join("");
}

/** Black ears, and a black patch that hangs round each eye; the eyes stand in white rings. */
export const PANDA_HEAD = roundHead({
  ears,
  muzzle: { y: 18, rx: 18, ry: 13, colour: "#fdf8ee" },
  nose: { rx: 8, ry: 5.6 },
  crown: { x: 0, y: -39, half: 34 },
  eyeRadius: 6.8,
  markings: ({ canvas, colours, turn, look }) => {
    const ly = look.y * 3;
    const [far, near] = [wander(-22, turn), wander(22, turn)];
    const patch = (x: number, side: number) =>
      smooth([
        [x - 11 + side * 2, -16 + ly],
        [x + 4, -19 + ly],
        [x + 15 - side, -4 + ly],
        [x + side * 8 + 6, 13 + ly],
        [x + side * 9 - 8, 13 + ly],
        [x - 15 - side, -2 + ly],
      ]);
    return (
      fill(patch(far, -1) + patch(near, 1), colours.arm) +
      fill(smooth(ellipse(far, -4 + ly, 8.6, 9.6)) + smooth(ellipse(near, -4 + ly, 8.6, 9.6)), canvas.grade("#fdf8ee"))
    );
  },
});
