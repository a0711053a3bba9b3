import { drawNape } from "./draw-nape.ts";
import { oval } from "../../gouache/path.ts";
import { specks } from "../../gouache/brush.ts";
import { seeded } from "../../gouache/random.ts";
import { fill } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

const freckles = ({ canvas, colours, turn }: HeadBrief) =>
  fill(
    specks(seeded("turtle"), [-34 + turn * 4, -44, 26 + turn * 4, -22], 12, 3),
    canvas.shade(colours.main, 0.35),
    0.4,
  );

/** A smooth head with two nostrils and a beaked smile. */
export const TURTLE_HEAD = roundHead({
  ears: () => "",
  muzzle: { y: 20, rx: 30, ry: 18 },
  mouthHalf: 13,
  mouthDrop: 0.1,
  crown: { x: 0, y: -40, half: 36 },
  markings: freckles,
  over: ({ canvas, colours, turn, look }) => {
    const x = wander(0, turn, 0.38);
    return fill(
      oval(x - 5, 8 + look.y * 3, 2, 1.6) + oval(x + 5, 8 + look.y * 3, 2, 1.6),
      canvas.shade(colours.main, 0.65),
    );
  },
  nape: (brief) => drawNape(brief, { smooth: true }),
});
