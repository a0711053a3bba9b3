import { smooth } from "../../gouache/path.ts";
import { line } from "../../gouache/shape.ts";
import { PIG_HEAD } from "../heads/pig-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { STOUT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const PIG: Kind = {
  build: () => ({ ...STOUT, armWidth: 13 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#f0b4b0", belly: "#f9d4cd", paws: "#c98484" }),
  head: () => PIG_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) => {
    const curl = smooth(
      onTail(sitter, [
        [-36, -10],
        [-54, -6],
        [-64, -18],
        [-54, -28],
        [-46, -18],
        [-58, -8],
        [-74, -12],
        [-78, -26],
      ]),
      false,
    );
    return line(curl, sitter.canvas.shade(sitter.colours.main, 0.25), 7) + line(curl, sitter.colours.main, 5);
  },
};
