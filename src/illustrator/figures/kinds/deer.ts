import { boundsOf } from "../../gouache/bounds.ts";
import { specks } from "../../gouache/brush.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { type FoursBuild, STEED } from "../four-legged/fours-build.ts";
import type { FoursSitter } from "../four-legged/fours-sitter.ts";
import { DEER_HEAD } from "../heads/deer-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

const BUILD: FoursBuild = { ...STEED, leg: 66, trunk: [46, 26, 29], neck: 17, legWidth: 8.5, headAt: [16, 49] };

/** Pale dots along the back. */
function dots({ fours, foursBuild, colours }: FoursSitter): string {
  const [l, d] = foursBuild.trunk;
  const back: readonly Point[] = fours.put([
    [-l, -d],
    [0.4 * l, -d],
    [0.4 * l, 0.1 * d],
    [-l, 0.1 * d],
  ]);
  return fill(specks(seeded("deer dots"), boundsOf(smooth(back, true, 0)), 20, 2.8), colours.belly, 0.8);
}

export const DEER: FourLeggedKind = {
  plan: "four-legged",
  build: () => BUILD,
  colours: (canvas, card) => furColours(canvas, card, { main: "#bb8453", belly: "#fbeeda", paws: "#5d4236" }),
  head: () => DEER_HEAD,
  coat: dots,
  foot: drawHoof,
  tail: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, ellipse(-29, -16, 14, 9))), sitter.colours.main, {
      turn: 4,
      strokes: 4,
      strokeLength: 9,
      inside: fill(smooth(onTail(sitter, ellipse(-34, -11, 10, 7))), sitter.colours.belly),
    }),
};
