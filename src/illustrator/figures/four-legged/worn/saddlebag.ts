import { at, oval, type Point, smooth, turn } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { DrawFoursGarment } from "./worn.ts";

/** A saddlebag at the flank, its strap over the back and round the belly. */
export const drawSaddlebag: DrawFoursGarment = (sitter, colour) => {
  const { canvas, fours, foursBuild } = sitter;
  const [l, d] = foursBuild.trunk;
  const dark = canvas.shade(colour, 0.45);
  const strap = smooth(
    fours.put([
      [0.02 * l, -0.94 * d],
      [0.1 * l, -0.2 * d],
      [0.04 * l, 0.94 * d],
    ]),
    false,
  );
  const x = sitter.foursRig.away === "all" ? 0.5 : fours.view > 0.5 ? -0.8 : -0.02;
  const [[bx, by] = [0, 0]] = fours.put([[x * l, (sitter.foursRig.rests === "lying" ? -0.2 : 0.12) * d]]);
  const bag = (points: readonly Point[]) =>
    smooth(
      turn(points, -fours.pitch * 0.6).map(([px, py]): Point => [bx + px, by + py]),
      true,
      0.5,
    );
  const body = bag([
    [-22, -13],
    [22, -13],
    [24, 14],
    [17, 21],
    [-17, 21],
    [-24, 14],
  ]);
  const flap = bag([
    [-23, -15],
    [23, -15],
    [23, 2],
    [0, 9],
    [-23, 2],
  ]);
  return {
    over:
      line(strap, dark, 7) +
      line(strap, colour, 5) +
      paint(canvas, body, colour, { turn: 5, strokes: 5, strokeLength: 14 }) +
      paint(canvas, flap, canvas.lighten(colour, 0.22), { turn: 4, strokes: 3, strokeLength: 12 }) +
      fill(oval(bx, by + 5, 3.4), canvas.grade("#f0cf74")) +
      line(`M${at(bx, by + 5)}v3`, dark, 1.6, 0.6),
  };
};
