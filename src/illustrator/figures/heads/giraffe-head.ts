import { oval, ellipse, smooth } from "../../gouache/path.ts";
import { mix } from "../../gouache/colour.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { between, type HeadBrief } from "./head.ts";
import { drawLongEar } from "./long-ear.ts";
import { drawLongNape, longHead } from "./long-head.ts";

function horns({ canvas, colours, turn }: HeadBrief): string {
  return ([-1, 1] as const)
    .map((side) => {
      const x = between(side * 15, side * 13 - 2, turn);
      return (
        line(`M${x} -38L${x + side * 4} -64`, colours.main, 8) +
        paint(canvas, oval(x + side * 4, -68, 8), colours.accent, { turn: 3, strokes: 0 })
      );
    })
    .join("");
}

const spots = ({ colours, turn }: HeadBrief) =>
  fill(
    smooth(ellipse(-28 + turn * 4, 4, 8, 7, 7)) +
      smooth(ellipse(-20 + turn * 6, -26, 8, 6, 7)) +
      smooth(ellipse(24 - turn * 10, -32, 7, 6, 7)) +
      smooth(ellipse(-12 - turn * 12, 24, 6, 5, 7)),
    colours.accent,
    0.75,
  );

const ears = (brief: HeadBrief) =>
  drawLongEar(brief, [between(-34, -32, brief.turn), -26, -62], 0.9) +
  (brief.turn < 0.7 ? drawLongEar(brief, [between(34, 26, brief.turn), -28, 62], 0.9) : "");

/** Two knobbed horns, ears that stand aside, spots. */
export const GIRAFFE_HEAD = longHead({
  back: (brief) => horns(brief) + ears(brief),
  markings: spots,
  muzzle: ({ canvas, colours }) => mix(colours.belly, canvas.grade("#f6dfc0"), 0.5),
  crown: (turn) => ({ x: between(0, -6, turn), y: -42, half: 26 }),
  nape: (brief) => drawLongNape(brief) + spots({ ...brief, turn: 0 }),
});
