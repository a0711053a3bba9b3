import { oval, type Point, smooth } from "../../gouache/path.ts";
import { at } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { skirtPath } from "../parts/skirt.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** A buttoned coat with a pale collar, to the thighs. */
export const drawCoat: DrawGarment = (sitter, colour) => {
  const { canvas, build, rig } = sitter;
  const t = build.torso;
  const pale = canvas.lighten(colour, 0.6);
  const dark = canvas.shade(colour, 0.5);
  const buttons = onTrunk(
    sitter,
    [0.66, 0.44, 0.2].map((f): Point => [14, -t * f]),
  );
  const seam = onTrunk(sitter, [
    [6, 10 - t],
    [6, rig.rests === "sitting" ? 6 : 26],
  ]);
  const collar: readonly Point[] = [
    [-27, 1 - t],
    [3, 8 - t],
    [30, 0 - t],
    [30, 12 - t],
    [6, 20 - t],
    [-22, 14 - t],
  ];
  const tails = skirtPath(sitter, { waist: build.trunk[1] * 0.96, hem: build.trunk[1] + 7, length: 0.36 });
  const [[sx, sy] = [0, 0], [ex, ey] = [0, 0]] = seam;
  const fastened =
    line(`M${at(sx, sy)}L${at(ex, ey)}`, dark, 2.2, 0.55) +
    fill(buttons.map(([x, y]) => oval(x, y, 3.4)).join(""), canvas.grade("#f6e3b0"));
  return {
    onTrunk: fill(smooth(onTrunk(sitter, trunkOutline(sitter))), colour),
    over:
      paint(canvas, tails, colour, { turn: 8, strokes: 10, strokeLength: 22, strokeHalf: 1.8, strokeAngle: 1.35 }) +
      (rig.away ? "" : fastened) +
      paint(canvas, smooth(onTrunk(sitter, collar)), pale, { turn: 3, strokes: 4, strokeLength: 10 }),
    sleeves: colour,
  };
};
