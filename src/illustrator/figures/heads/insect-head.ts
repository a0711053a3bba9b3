import type { Hex } from "../../gouache/colour.ts";
import { oval } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";
import { drawNape } from "./draw-nape.ts";
import { roundHead } from "./round-head.ts";

/** Two feelers with balls at their tips; they hang when it is sad. */
export function drawFeelers({ canvas, turn, expression }: HeadBrief, colour: Hex): string {
  const droop = expression.mouth === "down" || expression.mouth === "wavy" ? 14 : 0;
  const ink = canvas.grade(colour);
  const [far, near] = [-26 - turn * 5 - droop, 28 - turn * 3 + droop];
  return (
    line(`M-10 -40Q-12 -62 ${far} ${-72 + droop}M12 -40Q14 -62 ${near} ${-74 + droop}`, ink, 4.4) +
    fill(oval(far, -74 + droop, 6.6) + oval(near, -76 + droop, 6.6), ink)
  );
}

/** A smooth round head with feelers and no snout. */
export const insectHead = (feelers: Hex, face?: (brief: HeadBrief) => Hex) =>
  roundHead({
    ears: (brief) => drawFeelers(brief, feelers),
    ...(face ? { colour: face } : {}),
    muzzle: { y: 16, rx: 1, ry: 1 },
    mouthHalf: 11,
    mouthDrop: 2,
    eyeRadius: 8.6,
    crown: { x: 0, y: -40, half: 30 },
    nape: (brief) => drawNape({ ...brief, colours: { ...brief.colours, main: brief.colours.hair } }, { smooth: true }),
  });
