import { mix } from "../../gouache/colour.ts";
import { line, paint, place } from "../../gouache/shape.ts";
import { between, type HeadBrief } from "./head.ts";
import { drawLongEar } from "./long-ear.ts";
import { longHead } from "./long-head.ts";
import { drawForelock, drawMane, drawManedNape } from "./mane.ts";

function horn({ canvas, turn }: HeadBrief): string {
  const gold = canvas.grade("#f0c659");
  return place(
    paint(canvas, "M-8.5 6Q-4 -28 1 -50Q6 -26 9 6Z", gold, {
      turn: 3,
      strokes: 0,
      inside: line("M-10 0L10 -6M-8 -12L8 -18M-6 -24L6 -29M-4 -35L5 -39", canvas.shade(gold, 0.5), 1.8, 0.6),
    }),
    between(0, 16, turn),
    -40,
    1,
    1,
    between(0, 20, turn),
  );
}

/** A spiral horn of gold and a waving mane. */
export const UNICORN_HEAD = longHead({
  behind: drawMane,
  muzzle: ({ canvas, colours }) => mix(colours.main, canvas.grade("#f1b9bd"), 0.55),
  brow: (brief) =>
    drawLongEar(brief, [between(-31, -27, brief.turn), -36, -14]) +
    (brief.turn < 0.6 ? drawLongEar(brief, [between(31, 22, brief.turn), -36, 14]) : "") +
    drawForelock(brief) +
    horn(brief),
  nape: (brief) =>
    drawLongEar(brief, [-31, -36, -14]) +
    drawLongEar(brief, [31, -36, 14]) +
    horn({ ...brief, turn: 0 }) +
    drawManedNape(brief),
});
