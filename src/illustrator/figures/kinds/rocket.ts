import { fill } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { ROCKET_HEAD } from "../heads/rocket-head.ts";
import { drawMachineArm, drawMachineLeg } from "../parts/draw-machine-limbs.ts";
import { CUB } from "../rig/build.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

export const ROCKET: Kind = {
  plan: "vehicle",
  allHead: true,
  build: () => ({
    ...CUB,
    hip: 34,
    hipGap: 16,
    torso: 44,
    headLift: 62,
    head: 1.16,
    trunk: [22, 26, 22],
    armWidth: 9.5,
    legWidth: 12,
    armLength: 56,
    shoulderGap: 40,
  }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#eceae6"));
    const accent = canvas.grade(card.colour === "red" ? "#e6b552" : "#d2604a");
    return {
      main,
      belly: canvas.grade("#f6e6cc"),
      arm: canvas.grade("#9aa2b2"),
      leg: canvas.grade("#9aa2b2"),
      hand: accent,
      foot: accent,
      hair: main,
      accent,
    };
  },
  head: () => ROCKET_HEAD,
  trunk: (sitter) => ({ colour: sitter.canvas.shade(sitter.colours.main, 0.4), inside: "" }),
  arm: drawMachineArm,
  leg: drawMachineLeg,
  adapt: keepUpright(STIFF),
  // Off the ground it stands on its flame.
  behind: ({ canvas, joints, rig }) => {
    if (!rig.aloft) return "";
    const [x, hip] = joints.hips;
    const y = hip + 18;
    return (
      canvas.glow(x, y + 24, 64, "#ffb45a", 0.6) +
      fill(
        `M${x - 26} ${y - 6}Q${x - 34} ${y + 34} ${x} ${y + 66}Q${x + 34} ${y + 34} ${x + 26} ${y - 6}Z`,
        "#f7a648",
        0.95,
      ) +
      fill(
        `M${x - 14} ${y - 4}Q${x - 18} ${y + 22} ${x} ${y + 42}Q${x + 18} ${y + 22} ${x + 14} ${y - 4}Z`,
        "#fff0b4",
        0.95,
      )
    );
  },
};
