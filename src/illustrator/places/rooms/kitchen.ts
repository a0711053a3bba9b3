import { FRAME } from "#book/format.ts";
import { at, box, num, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { hearth } from "../medieval-castle/hearth.ts";
import { motes } from "../parts/air.ts";
import { lightPool } from "../parts/land.ts";
import { smokeFrom } from "../parts/buildings.ts";
import type { Scenery, Stage } from "../stage.ts";
import { ceilingLamp } from "./bedroom.ts";
import { table, wallShelf } from "./furniture.ts";
import { clearOfHeads, indoors, lampLit, type RoomStyle } from "./style.ts";
import { floor, wall } from "./walls.ts";
import { roomWindow } from "./windows.ts";

const W = FRAME.width;

/** A kitchen: jars on the wall, pans on hooks, a warm stove near at the side, a laid table. */
export function kitchen(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon, floor: ground, night, quiet } = stage;
  const y = horizon + 50;
  let back =
    wall(stage, style, y) +
    tiles(stage, style, y) +
    roomWindow(stage, style, { x: W * 0.56, y: y - 110, width: 220, height: Math.min(230, y - 150) }) +
    pans(stage, W * 0.26, y - 330) +
    wallShelf(stage, style, W * 0.74, y - 250, 260, "jars") +
    wallShelf(stage, style, W * 0.78, y - 120, 230, "jars") +
    floor(stage, style, y) +
    ceilingLamp(stage, style, clearOfHeads(stage, [0.84, 0.3, 0.68]));
  back += table(stage, style, W * 0.83, y + 150, 330, 150) + breakfast(stage, W * 0.83, y - 22);
  back += hearth(stage, W * 0.06, ground - 150, 330) + pot(stage, W * 0.1, ground - 330);
  back += lightPool(stage, W * 0.48, ground, 340, 0.26);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, ground, 8),
    front: canvas.glow(W * 0.1, ground - 260, 560, "#ffb765", night ? 0.4 : 0.2),
    quiet:
      quiet === "top"
        ? canvas.shade(indoors(stage, style.wallColour), night ? 0.34 : 0.1)
        : indoors(stage, style.floorColour),
  };
}

/** Glazed tiles low on the wall, here and there a painted one. */
function tiles(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas, night } = stage;
  const size = 52;
  const rows = 3;
  const glaze = lampLit(canvas, "#f1ead8", night);
  const painted = lampLit(canvas, style.cloth, night);
  const top = y - 26 - rows * size;
  let chequer = "";
  let flowers = "";
  for (let row = 0; row < rows; row++)
    for (let column = -2; column * size < W + 2 * size; column++) {
      const [x, ty] = [column * size, top + row * size];
      if ((row + column) % 2 === 0) chequer += box(x + 2, ty + 2, size - 4, size - 4, 5);
      else if ((column * 3 + row * 5) % 4 === 1) flowers += oval(x + size / 2, ty + size / 2, size * 0.2);
    }
  return (
    fill(box(-120, top, W + 240, rows * size), glaze, 0.7) +
    fill(chequer, painted, 0.24) +
    fill(flowers, painted, 0.36) +
    paint(canvas, box(-120, top - 16, W + 240, 18, 3), canvas.shade(painted, 0.12), {
      turn: 4,
      strokes: 14,
      strokeAngle: 0,
    })
  );
}

function pans({ canvas, night }: Stage, x: number, y: number): string {
  const iron = lampLit(canvas, "#7c7f96", night);
  const copper = lampLit(canvas, "#cf7f4e", night);
  const pan = (px: number, r: number, colour: string) =>
    line(`M${at(px, y)}V${num(y + 74)}`, canvas.shade(colour, 0.3), 9) +
    paint(canvas, oval(px, y + 74 + r, r), colour, {
      turn: 7,
      strokes: 8,
      inside: fill(oval(px, y + 74 + r, r * 0.7), canvas.shade(colour, 0.16)),
    });
  return (
    pan(x - 80, 34, copper) +
    pan(x, 44, iron) +
    pan(x + 84, 30, copper) +
    line(`M${at(x - 130, y)}H${num(x + 130)}`, canvas.shade(iron, 0.3), 9)
  );
}

/** Bread, a bowl of fruit and a mug on the table's top. */
function breakfast({ canvas, night }: Stage, x: number, y: number): string {
  const crust = lampLit(canvas, "#d69a58", night);
  const loaf = smooth([
    [x - 118, y],
    [x - 112, y - 46],
    [x - 60, y - 62],
    [x - 14, y - 44],
    [x - 10, y],
  ]);
  const mug = lampLit(canvas, "#5f9fb0", night);
  return (
    paint(canvas, loaf, crust, {
      turn: 8,
      strokes: 12,
      inside: line(
        `M${at(x - 92, y - 48)}l16 26M${at(x - 62, y - 54)}l16 28M${at(x - 34, y - 46)}l12 22`,
        canvas.lighten(crust, 0.5),
        6,
        0.8,
      ),
    }) +
    [26, 54, 80]
      .map((dx, i) =>
        paint(canvas, oval(x + dx, y - 44, 20), lampLit(canvas, i === 1 ? "#f0bf55" : "#d9605a", night), {
          turn: 5,
          strokes: 4,
        }),
      )
      .join("") +
    paint(
      canvas,
      `M${at(x + 2, y - 40)}H${num(x + 106)}Q${at(x + 98, y)} ${at(x + 54, y)}Q${at(x + 10, y)} ${at(x + 2, y - 40)}Z`,
      lampLit(canvas, "#f3e4cc", night),
      { turn: 6, strokes: 6 },
    ) +
    line(`M${at(x + 156, y - 34)}q18 2 12 20`, mug, 7) +
    paint(canvas, box(x + 118, y - 44, 40, 44, 6), mug, { turn: 6, strokes: 5 })
  );
}

function pot(stage: Stage, x: number, y: number): string {
  const { canvas, night } = stage;
  const iron = lampLit(canvas, "#5d6484", night);
  return (
    smokeFrom(canvas, x + 10, y - 70, 46) +
    paint(
      canvas,
      `M${at(x - 62, y - 56)}H${num(x + 62)}Q${at(x + 74, y)} ${at(x + 34, y + 6)}H${num(x - 34)}Q${at(x - 74, y)} ${at(x - 62, y - 56)}Z`,
      iron,
      { turn: 10, strokes: 12 },
    ) +
    paint(canvas, box(x - 70, y - 66, 140, 16, 7), canvas.lighten(iron, 0.16), { turn: 4, strokes: 4 })
  );
}
