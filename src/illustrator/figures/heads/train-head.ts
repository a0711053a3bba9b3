import { box, ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import { between, type HeadBrief } from "./head.ts";

/** Cab, boiler and chimney of a small engine, behind its round front. */
function engine({ canvas, colours, turn: seen, expression }: HeadBrief): string {
  // An engine is always seen a little from its side: its frame is.
  const turn = 0.6 + seen * 0.4;
  const { main, accent } = colours;
  const dark = canvas.shade(main, 0.45);
  const gold = canvas.grade("#e9bd55");
  const back = between(-46, -104, turn);
  const cab = between(-50, -132, turn);
  const puffs = expression.mouth === "laugh" || expression.mouth === "round" || expression.mouth === "grin" ? 3 : 2;
  let steam = "";
  for (let i = 0; i < puffs; i++) {
    steam += fill(smooth(ellipse(-26 - i * 17, -88 - i * 13, 11 + i * 4, 9 + i * 3)), canvas.grade("#f7f3ec"), 0.85);
  }
  return (
    steam +
    paint(canvas, box(cab, -66, 54, 104, 8), main, {
      turn: 7,
      strokes: 8,
      strokeLength: 24,
      strokeAngle: 1.5,
      inside:
        fill(box(cab + 12, -48, 30, 34, 8), canvas.grade("#cfe6ec")) +
        fill(`M${cab + 16} -18L${cab + 30} -46H${cab + 38}L${cab + 24} -18Z`, "#ffffff", 0.5),
    }) +
    paint(canvas, box(cab - 8, -78, 70, 16, 8), accent, { turn: 4, strokes: 4, strokeLength: 16 }) +
    paint(canvas, box(back, -40, 104 + back * -0.1, 78, 18), main, {
      turn: 8,
      strokes: 10,
      strokeLength: 30,
      strokeAngle: 0.05,
      inside: line(`M${between(-30, -70, turn)} -44V44M${between(-12, -34, turn)} -44V44`, gold, 5, 0.9),
    }) +
    paint(canvas, `M-34 -36V-62H-42L-38 -80H-4L0 -62H-8V-36Z`, dark, {
      turn: 4,
      strokes: 4,
      strokeLength: 12,
      strokeAngle: 1.5,
    }) +
    line("M-40 -78H-3", gold, 5) +
    paint(canvas, oval(between(-44, -62, turn), -46, 12, 13), gold, { turn: 4, strokes: 0 })
  );
}

/** The cab's back wall, with two windows. */
const rear = ({ canvas, colours }: HeadBrief): string =>
  paint(canvas, box(-54, -62, 108, 104, 10), colours.main, {
    turn: 8,
    strokes: 12,
    strokeLength: 30,
    strokeAngle: 1.5,
    inside: fill(box(-40, -44, 34, 38, 9) + box(8, -44, 34, 38, 9), canvas.grade("#cfe6ec")),
  }) + paint(canvas, box(-62, -76, 124, 18, 9), colours.accent, { turn: 4, strokes: 5, strokeLength: 18 });

const front = ({ canvas, colours, turn }: HeadBrief): string =>
  paint(canvas, oval(turn * 2, 0, 48, 47), canvas.shade(colours.main, 0.3), { turn: 6, strokes: 4, strokeLength: 18 }) +
  paint(canvas, oval(turn * 3, 0, 41, 40), colours.belly, { turn: 6, shadow: 0.16, strokes: 8, strokeLength: 18 });

/** A little engine whose round front is its face. */
export const TRAIN_HEAD = faceOn({
  back: engine,
  body: front,
  lid: ({ colours }) => colours.belly,
  eyes: { x: 17, y: -7, radius: 7.6 },
  mouth: { y: 14, half: 11 },
  cheeks: { x: 28, y: 9, radius: 9 },
  ahead: 3,
  crown: { x: 2, y: -40, half: 30 },
  bow: [22, -38],
  nape: rear,
});
