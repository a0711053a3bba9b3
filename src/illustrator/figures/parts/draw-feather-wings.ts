import { type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { onTrunk, type Sitter } from "../sitter.ts";

const WING: readonly Point[] = [
  [-4, -44],
  [-22, -86],
  [-56, -118],
  [-104, -126],
  [-98, -110],
  [-116, -98],
  [-98, -88],
  [-108, -72],
  [-88, -68],
  [-92, -50],
  [-68, -52],
  [-62, -36],
  [-34, -38],
];
/** The short feathers over the long ones. */
const COVERTS: readonly Point[] = [
  [-6, -46],
  [-24, -84],
  [-54, -108],
  [-84, -112],
  [-78, -92],
  [-62, -82],
  [-56, -64],
  [-36, -58],
];

/** Feathered wings on the back: folded up at rest, beating in flight, both open in joy. The accent is their colour. */
export function drawFeatherWings(sitter: Sitter): string {
  const { canvas, colours, pose } = sitter;
  const wing = (map: (points: readonly Point[]) => readonly Point[]) =>
    paint(canvas, smooth(onTrunk(sitter, map(WING)), true, 0.75), colours.accent, {
      turn: 7,
      strokes: 16,
      strokeLength: 26,
      strokeAngle: 0.7,
      inside: fill(smooth(onTrunk(sitter, map(COVERTS)), true, 0.75), canvas.lighten(colours.accent, 0.4), 0.7),
    });
  const beyond =
    pose === "fly"
      ? wing((points) => turn(points, 0.6, -4, -46))
      : pose === "cheer" || pose === "jump" || sitter.rig.away
        ? wing((points) => points.map(([x, y]): Point => [-x * (sitter.rig.away ? 1 : 0.7), y * 0.94]))
        : "";
  return beyond + wing((points) => points);
}
