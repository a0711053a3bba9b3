import { boundsOf } from "../../gouache/bounds.ts";
import { specks } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { skirtPath } from "../parts/skirt.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** A dotted dress with a round collar. */
export const drawDress: DrawGarment = (sitter, colour) => {
  const { canvas, build } = sitter;
  const t = build.torso;
  const pale = canvas.lighten(colour, 0.7);
  const bodice = smooth(onTrunk(sitter, trunkOutline(sitter)));
  const skirt = skirtPath(sitter, {
    waist: build.trunk[1] * 0.86,
    hem: build.trunk[1] + 17,
    length: build.hip > 70 ? 0.52 : 0.5,
  });
  const dots = fill(specks(seeded("dress dots"), boundsOf(skirt), 20, 3.4), pale, 0.75);
  const collar: readonly Point[] = [
    [-24, 3 - t],
    [3, 8 - t],
    [28, 2 - t],
    [24, 13 - t],
    [4, 17 - t],
    [-20, 14 - t],
  ];
  return {
    onTrunk: fill(bodice, colour) + fill(smooth(onTrunk(sitter, collar)), pale),
    over: paint(canvas, skirt, colour, {
      turn: 8,
      strokes: 12,
      strokeLength: 26,
      strokeHalf: 1.8,
      strokeAngle: 1.45,
      inside: dots,
    }),
    sleeves: mix(colour, pale, 0.35),
  };
};
