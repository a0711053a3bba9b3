import { at, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { trunkOutline } from "./draw-trunk.ts";

/** A pale breast with rows of small feathers. */
export function drawBreast(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  // Who lies on the breast shows little of it.
  const [wide, ahead] = sitter.rig.rests === "lying" ? [0.5, 20] : [0.72, 6];
  const narrowed = trunkOutline(sitter).map(([x, y]): Point => [x * wide + ahead, y * 0.92 + 2]);
  let scallops = "";
  for (let row = 0; row < 4; row++) {
    for (let i = -2; i <= 2; i++) {
      const points = onTrunk(sitter, [
        [ahead + i * 13 + (row % 2) * 6.5 - 5, -t * 0.68 + row * 13],
        [ahead + i * 13 + (row % 2) * 6.5, -t * 0.68 + row * 13 + 7],
        [ahead + i * 13 + (row % 2) * 6.5 + 5, -t * 0.68 + row * 13],
      ]);
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = points;
      scallops += `M${at(ax, ay)}Q${at(bx, by)} ${at(cx, cy)}`;
    }
  }
  return (
    fill(smooth(onTrunk(sitter, narrowed)), colours.belly) + line(scallops, canvas.shade(colours.belly, 0.4), 2, 0.5)
  );
}
