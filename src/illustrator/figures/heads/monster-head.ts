import { mix } from "../../gouache/colour.ts";
import { at, ellipse, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";

/** A shaggy outline behind the head, two stubby horns, and ears like a lynx. */
function shag({ canvas, colours, turn }: HeadBrief): string {
  const random = seeded("shag");
  const fur = ellipse(-turn * 2, 2, 57, 52, 26).map(
    ([x, y], i) => [x * (i % 2 ? 0.92 : 1.05 + random.range(0, 0.06)), y * (i % 2 ? 0.92 : 1.06)] as const,
  );
  const ivory = canvas.grade("#e0c890");
  const horn = (x: number, side: 1 | -1) =>
    place(
      paint(canvas, "M-10 8Q-10 -16 10 -34Q16 -8 10 8Z", ivory, { turn: 3, strokes: 0 }),
      x,
      -44,
      1.25,
      side * 1.25,
      side * 10,
    );
  return (
    paint(canvas, smooth(fur, true, 0.5), colours.main, {
      turn: 8,
      strokes: 24,
      strokeLength: 16,
      strokeAngle: 1.3,
      strokeStrength: 0.2,
    }) +
    horn(-20 - turn * 2, -1) +
    horn(22 - turn * 3, 1)
  );
}

/** A furry friend with one small tooth. */
export const MONSTER_HEAD = roundHead({
  ears: shag,
  muzzle: { y: 20, rx: 27, ry: 18 },
  nose: { rx: 9, ry: 6, colour: "#5a3f5e" },
  mouthHalf: 14,
  eyeRadius: 9,
  eyesAt: [20, -8],
  crown: { x: 0, y: -42, half: 34 },
  over: ({ canvas, expression }, [x, y]) =>
    expression.mouth === "round" || expression.mouth === "yawn"
      ? ""
      : fill(`M${at(x + 5, y + 17)}l3.4 8l4 -8.6Z`, canvas.grade("#fffaf0")),
  nape: (brief) =>
    shag({ ...brief, turn: 0 }) +
    fill(smooth(ellipse(0, 4, 20, 26)), mix(brief.colours.main, brief.colours.belly, 0.2), 0.4),
});
