import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { PANDA_HEAD } from "../heads/panda-head.ts";
import { STOUT } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const PANDA: Kind = {
  plan: "biped",
  build: () => STOUT,
  colours: (canvas, card) => furColours(canvas, card, { main: "#f6efe3", belly: "#f6efe3", limbs: "#4a434d" }),
  head: () => PANDA_HEAD,
  trunk: (sitter) => {
    const t = sitter.build.torso;
    // The black of the arms runs over the shoulders.
    const yoke: readonly Point[] = [
      [-80, -t - 20],
      [80, -t - 20],
      [80, -t * 0.66],
      [0, -t * 0.6],
      [-80, -t * 0.66],
    ];
    const band = fill(smooth(onTrunk(sitter, yoke), true, 0.4), sitter.colours.arm);
    return { colour: sitter.colours.main, inside: band, back: band };
  },
  behind: (sitter) => {
    const [[x, y] = [0, 0]] = onTrunk(sitter, [[-42, -10]]);
    return paint(sitter.canvas, oval(x, y, 11), sitter.colours.main, { turn: 3, strokes: 3, strokeLength: 8 });
  },
};
