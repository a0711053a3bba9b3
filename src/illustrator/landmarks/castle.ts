import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { stones } from "../places/parts/buildings.ts";
import { battlements, tower } from "../places/parts/castle.ts";
import { measured } from "../things/measure.ts";

const STONE = "#cfc3b6";

/** A keep between two towers with pointed roofs and flags. */
export const drawCastle: DrawThing = (canvas) => {
  const wall = canvas.grade(STONE);
  const side = (x: number, flag: "#efbd4f" | "#6fa3c9") =>
    tower(canvas, x, 2, 33, 84, { wall: STONE, roof: "#a3526b", flag });
  const keep =
    paint(canvas, box(-42, -112, 84, 114), wall, { turn: 10, strokes: 18 }) +
    paint(canvas, battlements(-46, -111, 92, 11), wall, { turn: 3, strokes: 0 }) +
    fill(box(-46, -113, 92, 5), canvas.shade(wall, 0.25), 0.7);
  return measured(keep + side(-52, "#efbd4f") + side(52, "#6fa3c9"), [0, -60]);
};

/** A round tower with battlements. */
export const drawTower: DrawThing = (canvas) => {
  const wall = canvas.grade(STONE);
  const top = canvas.lighten(wall, 0.15);
  const blocks = fill(stones(canvas, [-44, -112, 44, 0], 8, 13), canvas.shade(wall, 0.35), 0.28);
  const svg =
    paint(canvas, "M-42 2Q0 10 42 2V-108H-42Z", wall, { turn: 14, strokes: 16, strokeAngle: 1.5, inside: blocks }) +
    paint(canvas, "M-42 -98L-51 -114H51L42 -98Q0 -91 -42 -98Z", top, { turn: 4, strokes: 5 }) +
    paint(canvas, battlements(-51, -112, 102, 15), top, { turn: 3, strokes: 3 });
  return measured(svg, [0, -60]);
};
