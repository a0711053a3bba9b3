import { box, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import { type HeadBrief, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [0, -52],
  [36, -46],
  [46, -14],
  [62, -2],
  [66, 30],
  [40, 42],
  [0, 44],
  [-40, 42],
  [-66, 30],
  [-62, -2],
  [-46, -14],
  [-36, -46],
];
const ASIDE: readonly Point[] = [
  [-4, -52],
  [38, -44],
  [52, -12],
  [70, 0],
  [74, 30],
  [46, 42],
  [0, 44],
  [-60, 42],
  [-104, 30],
  [-102, 0],
  [-74, -16],
  [-50, -46],
];

function body({ canvas, colours, turn: seen }: HeadBrief): string {
  // Never quite from the front: its wheels stand one behind the other.
  const turn = 0.35 + seen * 0.65;
  const glass = canvas.grade("#d8ecf0");
  const side = -50 - turn * 16;
  return paint(canvas, smooth(morph(FRONT, ASIDE, turn), true, 0.8), colours.main, {
    turn: 9,
    strokes: 12,
    strokeLength: 30,
    strokeAngle: 0.1,
    inside:
      fill(box(-34 + turn * 6, -42, 78, 42, 18), glass) +
      fill(`M${-24 + turn * 6} -4L${-4 + turn * 6} -42H${8 + turn * 6}L${-12 + turn * 6} -4Z`, "#ffffff", 0.4) +
      (turn > 0.4 ? fill(box(side, -38, 24, 30, 9), glass) : "") +
      line("M-110 26H80", canvas.shade(colours.main, 0.35), 3, 0.5),
  });
}

/** Lamps and the bumper under a smile. */
const trim = ({ canvas, turn }: HeadBrief): string => {
  const lamp = canvas.grade("#fff0b8");
  const steel = canvas.grade("#c3cad4");
  return (
    paint(canvas, oval(-46 + turn * 26, 16, 9) + oval(52 + turn * 8, 16, 8), lamp, { turn: 3, strokes: 0 }) +
    line(`M${-54 + turn * 20} 38Q${6 + turn * 8} 46 ${62 + turn * 8} 37`, steel, 8)
  );
};

/** A small round car: its eyes in the windscreen, its smile under them. */
export const CAR_HEAD = faceOn({
  body,
  over: trim,
  lid: () => "#d8ecf0",
  eyes: { x: 17, y: -20, radius: 8 },
  mouth: { y: 18, half: 14 },
  cheeks: { x: 32, y: 8, radius: 9 },
  ahead: 6,
  crown: { x: 0, y: -48, half: 32 },
  bow: [-30, -46],
  nape: (brief) =>
    body({ ...brief, turn: 0 }) +
    paint(brief.canvas, oval(-50, 16, 7) + oval(50, 16, 7), brief.canvas.grade("#d2554a"), { turn: 3, strokes: 0 }),
});
