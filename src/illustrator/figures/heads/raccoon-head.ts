import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { drawNape } from "./draw-nape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const ear = (x: number, y: number, degrees: number) =>
    place(
      paint(canvas, "M-18 12Q-20 -14 -6 -26Q14 -20 18 12Z", colours.main, { turn: 4, strokes: 4, strokeLength: 10 }) +
        (away ? "" : fill("M-10 8Q-11 -8 -4 -15Q8 -10 10 8Z", mix(colours.belly, "#ffffff", 0.3), 0.9)),
      x,
      y,
      1,
      1,
      degrees,
    );
  return ear(-32 - turn * 2, -30, -8) + ear(33 - turn * 4, -32, 14);
}

/** A dark mask over pale brows and cheeks. */
export const RACCOON_HEAD = roundHead({
  ears,
  muzzle: { y: 17, rx: 18, ry: 14, colour: "#fbf3e6" },
  nose: { rx: 7.5, ry: 5.4 },
  crown: { x: 0, y: -40, half: 28 },
  nape: (brief) =>
    drawNape(brief, {
      marks: fill("M-5 -50Q0 -58 5 -50Q9 -20 4 10Q0 20 -4 10Q-9 -20 -5 -50Z", brief.canvas.grade("#4c4550"), 0.5),
    }),
  markings: ({ canvas, turn, look }) => {
    const dark = canvas.grade("#4c4550");
    const ly = look.y * 3;
    const [far, near] = [wander(-22, turn), wander(23, turn)];
    const pale = fill(
      smooth(ellipse(far, -20 + ly, 22, 12)) + smooth(ellipse(near, -20 + ly, 22, 12)) + oval(0, 26, 54, 26),
      canvas.grade("#f3e9dc"),
      0.9,
    );
    const mask = fill(smooth(ellipse(far - 6, 0 + ly, 26, 16)) + smooth(ellipse(near + 6, 0 + ly, 26, 16)), dark);
    const blaze = fill(smooth(ellipse(wander(0, turn, 0.3), -30, 5, 24)), dark, 0.8);
    const rings = fill(oval(far, -3 + ly, 12, 13) + oval(near, -3 + ly, 12, 13), canvas.grade("#fbf3e6"), 0.96);
    return pale + mask + rings + blaze;
  },
});
