import { mix } from "../../gouache/colour.ts";
import { oval } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { thingHead } from "../heads/thing-head.ts";
import type { Sitter } from "../sitter.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

/** Two short legs in shoes. */
function legs({ canvas, colours, joints }: Sitter): string {
  const [x, y] = joints.hips;
  const ground = Math.min(0, y + 30);
  const shoe = (cx: number) => paint(canvas, oval(cx + 5, ground - 6, 15, 8), colours.foot, { turn: 3, strokes: 2 });
  return (
    line(`M${x - 17} ${y - 26}V${ground - 8}M${x + 17} ${y - 26}V${ground - 8}`, canvas.shade(colours.leg, 0.3), 11) +
    line(`M${x - 17} ${y - 26}V${ground - 8}M${x + 17} ${y - 26}V${ground - 8}`, colours.leg, 8) +
    shoe(x - 17) +
    shoe(x + 17)
  );
}

/** A thing that is somebody: a teapot, a lantern, a boot, as it is drawn elsewhere, with a face, arms and legs. */
export const LIVING_THING: Kind = {
  plan: "doll",
  allHead: true,
  build: () => ({ ...ROUND, hip: 34, torso: 34, armWidth: 8, armLength: 58, shoulderGap: 42, headLift: 46 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#8d8296"));
    const limb = mix(main, canvas.grade("#6d6478"), 0.6);
    const shoe = canvas.grade("#5d5566");
    return {
      main,
      belly: main,
      arm: limb,
      leg: limb,
      hand: canvas.grade("#f4ead9"),
      foot: shoe,
      hair: main,
      accent: canvas.grade("#efbd4f"),
    };
  },
  head: thingHead,
  trunk: (sitter) => ({ colour: sitter.colours.leg, inside: "" }),
  tail: legs,
  adapt: keepUpright(STIFF),
};
