import { mix } from "../../gouache/colour.ts";
import { bend, ellipse, smooth, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { LION_HEAD } from "../heads/lion-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const LION: Kind = {
  build: () => ({ ...CUB, trunk: [27, 40, 34], armWidth: 13.5, legWidth: 17 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#dfae62", belly: "#f8e6c2" });
    return { ...fur, hair: mix(fur.main, canvas.grade("#8a4a2c"), 0.66) };
  },
  head: () => LION_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, [...bend([-24, 0], [-80, 12], [-86, -40], 8)]), 6, 4.5), colours.main, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
      }) +
      paint(canvas, smooth(onTail(sitter, ellipse(-88, -52, 13, 19))), colours.hair, {
        turn: 4,
        strokes: 7,
        strokeLength: 14,
        strokeAngle: 1.4,
      })
    );
  },
};
