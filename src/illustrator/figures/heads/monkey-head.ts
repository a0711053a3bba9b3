import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

function ears({ canvas, colours, turn, away }: HeadBrief): string {
  return [-1, 1]
    .map((side) => {
      const x = side * 53 - turn * 3;
      return paint(canvas, smooth(ellipse(x, -2, 16 - (side > 0 ? turn * 3 : 0), 17)), colours.main, {
        turn: 4,
        strokes: 3,
        strokeLength: 8,
        inside: away ? "" : fill(oval(x + side, 0, 9.5, 10.5), mix(colours.belly, "#dd8f80", 0.3), 0.95),
      });
    })
    .join("");
}

/** A heart-shaped bare face, ears that stand aside, a lock on the crown. */
export const MONKEY_HEAD = roundHead({
  ears,
  muzzle: { y: 19, rx: 29, ry: 20 },
  nose: { rx: 6, ry: 3.6, colour: "#6a4034" },
  mouthHalf: 13,
  mouthDrop: 0.16,
  crown: { x: 0, y: -40, half: 36 },
  markings: ({ colours, turn, look }) => {
    const ly = look.y * 3;
    const bare = (d: string) => fill(d, colours.belly);
    return (
      bare(smooth(ellipse(wander(-17, turn), -5 + ly, 20, 21))) +
      bare(smooth(ellipse(wander(17, turn), -5 + ly, 20, 21))) +
      bare(oval(wander(0, turn, 0.25), 16 + ly, 36, 26))
    );
  },
  over: ({ canvas, colours, turn }) =>
    paint(
      canvas,
      smooth(
        [
          [-14, -38],
          [-10, -56],
          [-2, -50],
          [4, -63],
          [10, -50],
          [18, -55],
          [16, -38],
        ].map(([x = 0, y = 0]) => [x + turn * 4, y] as const),
      ),
      colours.main,
      { turn: 3, strokes: 3, strokeLength: 9, strokeAngle: 1.4 },
    ),
});
