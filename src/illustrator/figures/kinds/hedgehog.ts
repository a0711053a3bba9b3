import { mix } from "../../gouache/colour.ts";
import { seeded } from "../../gouache/random.ts";
import { HEDGEHOG_HEAD } from "../heads/hedgehog-head.ts";
import { drawQuills } from "../parts/draw-quills.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const SKIN = "#d9b088";

export const HEDGEHOG: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, armWidth: 11.5 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#6f4f42", belly: "#f4dfbb", limbs: SKIN }),
  head: () => HEDGEHOG_HEAD,
  trunk: ({ canvas, colours, ...rest }) => ({
    colour: mix(colours.main, canvas.grade(SKIN), 0.45),
    inside: drawBelly({ canvas, colours, ...rest }),
  }),
  behind: (sitter) => {
    const sits = sitter.rig.rests === "sitting";
    return drawQuills(
      sitter.canvas,
      seeded("hedgehog back"),
      sitter.colours.main,
      {
        cx: -9,
        cy: sits ? -47 : -38,
        rx: 56,
        ry: sits ? 52 : 62,
        from: Math.PI * 0.42,
        to: Math.PI * 1.6,
        quills: 20,
        length: 0.19,
        sweep: -0.3,
        rows: 6,
      },
      (points) => onTrunk(sitter, points),
    );
  },
};
