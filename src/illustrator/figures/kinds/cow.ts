import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { COW_HEAD } from "../heads/cow-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { STOUT } from "../rig/build.ts";
import { onTail, onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** Dark patches on the coat, in the upright trunk. */
const PATCHES: readonly (readonly Point[])[] = [ellipse(-36, -50, 22, 20, 8), ellipse(40, -14, 22, 18, 8)];

const patches = (sitter: Sitter) =>
  fill(PATCHES.map((patch) => smooth(onTrunk(sitter, patch))).join(""), sitter.colours.accent);

export const COW: Kind = {
  build: () => STOUT,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#f4ecdf", belly: "#f7ded2", paws: "#5d5058" });
    const pale = !card.colour || card.colour === "white" || card.colour === "yellow";
    return { ...fur, accent: pale ? canvas.grade("#5d5058") : canvas.grade("#f4ecdf") };
  },
  head: () => COW_HEAD,
  trunk: (sitter) => ({
    colour: sitter.colours.main,
    inside: drawBelly(sitter) + patches(sitter),
    back: patches(sitter),
  }),
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-34, -14], [-74, -12], [-76, 16], 7)), 5, 3.5), colours.main, {
        turn: 3,
        strokes: 0,
      }) +
      paint(canvas, smooth(onTail(sitter, ellipse(-77, 22, 9, 14))), colours.accent, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
        strokeAngle: 1.4,
      })
    );
  },
};
