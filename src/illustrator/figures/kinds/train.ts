import { at, oval } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { TRAIN_HEAD } from "../heads/train-head.ts";
import { drawMachineArm } from "../parts/draw-machine-limbs.ts";
import type { Sitter } from "../sitter.ts";
import { keepUpright, ON_WHEELS } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

/** Four wheels with a rod between them, a frame over them, and a red buffer. */
function wheels({ canvas, colours, joints }: Sitter): string {
  const [x, y] = joints.hips;
  const ground = Math.min(0, y + 34);
  const rim = canvas.grade("#4a4d63");
  const wheel = (dx: number, r: number) =>
    paint(canvas, oval(x + dx, ground - r, r), rim, {
      turn: 5,
      strokes: 3,
      strokeLength: 12,
      inside:
        line(`M${at(x + dx - r, ground - r)}h${2 * r}M${at(x + dx, ground - 2 * r)}v${2 * r}`, colours.accent, 3.4) +
        line(oval(x + dx, ground - r, r - 5), colours.accent, 3.4),
    }) + fill(oval(x + dx, ground - r, 4.5), canvas.grade("#e9bd55"));
  return (
    paint(canvas, `M${at(x - 150, y - 26)}H${x + 44}V${y + 6}H${x - 150}Z`, canvas.shade(colours.main, 0.4), {
      turn: 4,
      strokes: 4,
      strokeLength: 20,
    }) +
    wheel(-124, 25) +
    wheel(-68, 25) +
    wheel(-20, 19) +
    wheel(22, 19) +
    line(`M${at(x - 124, ground - 22)}H${x - 68}`, canvas.grade("#b9bfca"), 6) +
    paint(canvas, `M${at(x + 40, y - 18)}h18v26h-12Z`, canvas.grade("#c9503f"), { turn: 3, strokes: 0 })
  );
}

export const TRAIN: Kind = {
  plan: "vehicle",
  allHead: true,
  build: () => ({ ...ROUND, hip: 34, torso: 38, headLift: 48, head: 1.14, armWidth: 9, shoulderGap: 36 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#c0503e"));
    const glove = canvas.grade("#f7efe0");
    return {
      main,
      belly: canvas.grade("#f0dcc0"),
      arm: canvas.grade("#8f96a6"),
      leg: main,
      hand: glove,
      foot: main,
      hair: main,
      accent: canvas.grade("#e6b552"),
    };
  },
  head: () => TRAIN_HEAD,
  trunk: (sitter) => ({ colour: sitter.canvas.shade(sitter.colours.main, 0.4), inside: "" }),
  arm: drawMachineArm,
  tail: wheels,
  adapt: keepUpright(ON_WHEELS),
};
