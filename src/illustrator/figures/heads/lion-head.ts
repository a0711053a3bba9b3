import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawNape } from "./draw-nape.ts";
import type { HeadBrief } from "./head.ts";
import { drawWhiskers } from "./whiskers.ts";
import { roundHead } from "./round-head.ts";

/** Round ears before a mane of broad locks. */
function ears(brief: HeadBrief): string {
  const { canvas, colours, turn, away } = brief;
  const round = [-1, 1]
    .map((side) => {
      const x = side * 35 - turn * 3;
      const y = -36 - side * turn * 2;
      return paint(canvas, smooth(ellipse(x, y, 15, 15)), colours.main, {
        turn: 4,
        strokes: 3,
        strokeLength: 9,
        inside: away ? "" : fill(oval(x + 1, y + 3, 8.5), mix(colours.belly, "#dd8f80", 0.4), 0.85),
      });
    })
    .join("");
  return mane(brief) + round;
}

function mane({ canvas, card, colours, turn }: HeadBrief): string {
  const random = seeded("mane");
  // A lioness has a ruff in the tone of her coat, a cub half a mane.
  const lioness = card.sex === "female";
  const size = lioness ? 0.84 : card.age === "child" ? 0.92 : 1;
  const locks = ellipse(-turn * 4, 0, 66 * size, 64 * size, 22).map(
    ([x, y], i) => [x * (i % 2 ? 0.9 : 1.06 + random.range(-0.03, 0.03)), y * (i % 2 ? 0.9 : 1.06)] as const,
  );
  return paint(canvas, smooth(locks, true, 0.9), lioness ? mix(colours.main, colours.hair, 0.3) : colours.hair, {
    turn: 8,
    strokes: 40,
    strokeLength: 24,
    strokeHalf: 2,
    strokeAngle: 1.2,
    strokeStrength: 0.22,
  });
}

export const LION_HEAD = roundHead({
  ears,
  muzzle: { y: 18, rx: 22, ry: 15 },
  nose: { rx: 9, ry: 6, colour: "#7a4438" },
  mouthHalf: 10.5,
  crown: { x: 0, y: -44, half: 36 },
  over: ({ canvas, colours }, nose) => drawWhiskers(canvas, colours.main, nose, 22),
  nape: (brief) =>
    brief.card.sex === "female"
      ? drawNape(brief)
      : paint(brief.canvas, smooth(ellipse(0, 2, 56, 56)), brief.colours.hair, {
          turn: 8,
          strokes: 40,
          strokeLength: 26,
          strokeAngle: 1.4,
          strokeStrength: 0.22,
        }),
});
