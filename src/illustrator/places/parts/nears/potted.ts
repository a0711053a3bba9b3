import { FRAME } from "#book/format.ts";
import { mix } from "../../../gouache/colour.ts";
import { polygon } from "../../../gouache/path.ts";
import { paint } from "../../../gouache/shape.ts";
import type { Stage } from "../../stage.ts";
import { fern } from "../plants.ts";
import { unlessHiding } from "../unless-hiding.ts";
import { roomySide } from "./roomy-side.ts";

const { width: W, height: H } = FRAME;
/** How much of the page's side a pot takes. */
const POT = 150;

/** A plant in its pot in the lower corner that has room for it: in rooms, and where the ground is paved. */
export function potted(stage: Stage): string {
  const { canvas, quiet } = stage;
  const side = roomySide(stage, POT);
  if (quiet === "bottom" || side === undefined) return "";
  const { foreground, near } = canvas.palette;
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  const green = mix(mix(near, "#4f7a5a", 0.6), foreground, 0.35);
  const clay = mix(canvas.grade("#b5714f"), foreground, 0.35);
  const [rim, brim] = [H - 118, H - 84];
  const body = polygon([
    [x(-24), brim],
    [x(122), brim],
    [x(104), H + 30],
    [x(-6), H + 30],
  ]);
  const edge = polygon([
    [x(-36), rim],
    [x(134), rim],
    [x(128), brim],
    [x(-30), brim],
  ]);
  return unlessHiding(
    stage,
    fern(canvas, x(28), rim + 14, 250, green, -side) +
      fern(canvas, x(74), rim + 16, 190, mix(green, foreground, 0.3), -side) +
      paint(canvas, body, clay, { turn: 14, strokes: 10 }) +
      paint(canvas, edge, canvas.lighten(clay, 0.1), { turn: 6, strokes: 4 }),
  );
}
