import { mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";
import { drawLongNape, longHead } from "./long-head.ts";

/** A comb of soft spines down the back of the head. */
const comb = ({ canvas, colours, turn }: HeadBrief): string => {
  const points: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * (1.42 - i * 0.13);
    const tip = Math.PI * (1.36 - i * 0.13);
    points.push(
      [Math.cos(angle) * 44 - turn * 3, Math.sin(angle) * 44],
      [Math.cos(tip) * 66 - turn * 3, Math.sin(tip) * 62],
    );
  }
  return paint(canvas, smooth([...points, [-20, 20], [0, -20]], true, 0.6), colours.accent, {
    turn: 4,
    strokes: 8,
    strokeLength: 14,
  });
};

export const SEAHORSE_HEAD = longHead({
  back: comb,
  muzzle: ({ colours }) => mix(colours.main, colours.belly, 0.6),
  nape: (brief) => drawLongNape(brief) + comb({ ...brief, turn: 0 }),
});
