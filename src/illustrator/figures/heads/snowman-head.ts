import { oval } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { between, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

/** A ball of snow with a carrot for a nose. */
export const SNOWMAN_HEAD = roundHead({
  ears: () => "",
  muzzle: { y: 20, rx: 1, ry: 1 },
  mouthHalf: 13,
  mouthDrop: 1,
  crown: { x: 0, y: -40, half: 34 },
  over: ({ canvas, turn, look }) => {
    const x = wander(0, turn, 0.34);
    const y = 7 + look.y * 3;
    const carrot = canvas.grade("#ec8a3a");
    const tip = between(4, 34, turn);
    return turn < 0.3
      ? paint(canvas, oval(x, y, 8), carrot, { turn: 3, strokes: 0 })
      : paint(
          canvas,
          `M${x - 4} ${y - 8}Q${x + tip * 0.6} ${y - 5} ${x + tip} ${y + 3}Q${x + tip * 0.5} ${y + 8} ${x - 4} ${y + 8}Q${x - 10} ${y} ${x - 4} ${y - 8}Z`,
          carrot,
          {
            turn: 3,
            strokes: 4,
            strokeLength: 6,
            strokeAngle: 1.4,
          },
        );
  },
});
