import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { CHICKEN_HEAD } from "../heads/chicken-head.ts";
import { drawBirdLeg } from "../parts/draw-bird-leg.ts";
import { drawBreast } from "../parts/draw-breast.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { onTail, type Sitter } from "../sitter.ts";
import { BIRD } from "./bird-build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";
import { perch } from "./perch.ts";

const HEN_TAIL: readonly Point[] = [
  [-16, -28],
  [-50, -58],
  [-58, -40],
  [-74, -38],
  [-68, -20],
  [-78, -8],
  [-58, 0],
  [-18, 4],
];
/** Long sickle feathers, in a second tone. */
const SICKLES: readonly Point[] = [
  [-14, -24],
  [-44, -84],
  [-84, -92],
  [-104, -64],
  [-86, -72],
  [-74, -62],
  [-102, -46],
  [-106, -14],
  [-82, -34],
  [-60, -6],
  [-18, 2],
];

function tail(sitter: Sitter): string {
  const { canvas, card, colours } = sitter;
  const rooster = card.sex === "male";
  return (
    (rooster
      ? paint(canvas, smooth(onTail(sitter, SICKLES), true, 0.9), canvas.grade("#3f7a6d"), {
          turn: 6,
          strokes: 10,
          strokeLength: 26,
          strokeAngle: -0.9,
        })
      : "") +
    paint(canvas, smooth(onTail(sitter, HEN_TAIL), true, 0.9), canvas.shade(colours.main, 0.14), {
      turn: 5,
      strokes: 8,
      strokeLength: 16,
      strokeAngle: -0.6,
    })
  );
}

export const CHICKEN: Kind = {
  plan: "bird",
  build: () => BIRD,
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#d9a066", belly: "#f7e6c6" }),
    leg: canvas.grade("#e0a04a"),
    foot: canvas.grade("#e0a04a"),
  }),
  head: () => CHICKEN_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBreast(sitter) }),
  leg: drawBirdLeg,
  adapt: perch,
  behind: tail,
};
