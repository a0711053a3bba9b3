import { ellipse, smooth } from "../../gouache/path.ts";
import { fill } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import { drawNape } from "./draw-nape.ts";
import { wander } from "./head.ts";

/** A white heart for a face, with a warm cheek behind it. */
export const PENGUIN_HEAD = birdHead({
  beak: "short",
  beakColour: "#ee9d3d",
  markings: ({ canvas, colours, turn, look }) => {
    const ly = look.y * 3;
    const white = fill(
      smooth(ellipse(wander(-19, turn), -6 + ly, 22, 25)) +
        smooth(ellipse(wander(19, turn), -6 + ly, 22, 25)) +
        smooth(ellipse(wander(0, turn, 0.25), 20 + ly, 40, 27)),
      colours.belly,
    );
    return white + fill(smooth(ellipse(wander(-48, turn), 18, 12, 20)), canvas.grade("#f3bf62"), 0.8);
  },
  nape: (brief) => drawNape(brief, { smooth: true }),
});
