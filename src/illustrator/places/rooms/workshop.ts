import { FRAME } from "#book/format.ts";
import { at, box, num, oval, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import type { Scenery, Stage } from "../stage.ts";
import { ceilingLamp } from "./bedroom.ts";
import { barrel, table, wallShelf } from "./furniture.ts";
import { indoors, lampLit, type RoomStyle } from "./style.ts";
import { floor, wall } from "./walls.ts";
import { roomWindow } from "./windows.ts";

const W = FRAME.width;

/** A workshop: tools on a board, a bench under the lamp, boxes on shelves, something half built. */
export function workshop(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon, floor: ground, night, quiet } = stage;
  const y = horizon + 50;
  let back =
    wall(stage, style, y) +
    toolBoard(stage, style, W * 0.3, y - 180) +
    roomWindow(stage, style, { x: W * 0.7, y: y - 130, width: 210, height: Math.min(220, y - 150) }) +
    wallShelf(stage, style, W * 0.84, y - 150, 200, "boxes") +
    floor(stage, style, y) +
    ceilingLamp(stage, style, W * 0.46);
  back += table(stage, style, W * 0.26, y + 110, 420, 140) + onTheBench(stage, W * 0.26, y - 22);
  back +=
    footing(stage, W * 0.94, ground - 60, 190) +
    barrel(stage, style, W * 0.95, ground - 60, 190) +
    planks(stage, style, W * 0.95, ground - 240);
  back += lightPool(stage, W * 0.48, ground, 340, 0.28) + shavings(stage, y);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, ground, 12),
    front: night ? canvas.glow(W * 0.46, y - 160, 560, canvas.palette.lamp, 0.3) : "",
    quiet:
      quiet === "top"
        ? canvas.shade(indoors(stage, style.wallColour), night ? 0.34 : 0.1)
        : indoors(stage, style.floorColour),
  };
}

function toolBoard(stage: Stage, style: RoomStyle, x: number, y: number): string {
  const { canvas, night } = stage;
  const board = canvas.lighten(lampLit(canvas, style.wood, night), 0.2);
  const steel = lampLit(canvas, "#aeb4cc", night);
  const grip = lampLit(canvas, style.cloth, night);
  const hammer = box(x - 128, y - 20, 14, 110, 5);
  const hammerHead = box(x - 154, y - 40, 66, 28, 6);
  const saw = polygon([
    [x - 50, y - 30],
    [x + 40, y - 42],
    [x + 40, y + 4],
  ]);
  const spanner = box(x + 82, y - 20, 16, 100, 6);
  return (
    paint(canvas, box(x - 190, y - 76, 380, 200, 8), board, {
      turn: 8,
      strokes: 26,
      strokeAngle: 0,
      strokeLength: 90,
    }) +
    paint(canvas, hammer, lampLit(canvas, "#c99a6c", night), { turn: 4, strokes: 5 }) +
    paint(canvas, hammerHead, steel, { turn: 5, strokes: 5 }) +
    paint(canvas, saw, steel, { turn: 5, strokes: 6 }) +
    paint(canvas, box(x + 36, y - 52, 30, 64, 12), grip, { turn: 5, strokes: 5 }) +
    paint(canvas, spanner, steel, { turn: 4, strokes: 5 }) +
    fill(oval(x + 90, y - 26, 24), steel) +
    fill(oval(x + 90, y - 34, 11), board) +
    line(`M${at(x + 140, y - 30)}q30 30 0 62t0 52`, grip, 7) +
    line(`M${at(x - 30, y + 60)}h40M${at(x - 20, y + 84)}h50`, canvas.shade(board, 0.4), 5, 0.6)
  );
}

/** Gears, a drawing and a pot of brushes. */
function onTheBench({ canvas, night }: Stage, x: number, y: number): string {
  const brass = lampLit(canvas, "#e0aa4c", night);
  const gear = (gx: number, r: number) => {
    const teeth = Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * 6.283;
      return oval(gx + Math.cos(a) * r, y - r * 1.1 + Math.sin(a) * r, r * 0.22);
    }).join("");
    return (
      fill(teeth, canvas.shade(brass, 0.1)) +
      paint(canvas, oval(gx, y - r * 1.1, r), brass, {
        turn: 6,
        strokes: 6,
        inside: fill(oval(gx, y - r * 1.1, r * 0.34), canvas.shade(brass, 0.5)),
      })
    );
  };
  const can = lampLit(canvas, "#d9605a", night);
  return (
    paint(canvas, box(x - 170, y - 8, 120, 12, 2), lampLit(canvas, "#cfe4f3", night), { turn: 2, strokes: 3 }) +
    gear(x - 6, 44) +
    gear(x + 66, 28) +
    line(
      `M${at(x + 138, y - 44)}l-12 -48M${at(x + 148, y - 44)}l4 -56M${at(x + 158, y - 44)}l16 -42`,
      lampLit(canvas, "#c99a6c", night),
      7,
    ) +
    paint(canvas, box(x + 124, y - 52, 48, 52, 6), can, { turn: 6, strokes: 6 })
  );
}

function planks({ canvas, night }: Stage, { wood }: RoomStyle, x: number, y: number): string {
  const tone = canvas.lighten(lampLit(canvas, wood, night), 0.3);
  return [-34, 0, 30]
    .map((dx, i) =>
      line(`M${at(x + dx * 0.5, y + 60)}L${at(x + dx * 1.6, y - 190 - i * 30)}`, canvas.shade(tone, i * 0.12), 20),
    )
    .join("");
}

function shavings({ canvas, floor: ground }: Stage, y: number): string {
  const random = canvas.randomFor("shavings");
  let curls = "";
  for (let i = 0; i < 14; i++) {
    const [cx, cy] = [random.range(0, W), random.range(y + 120, ground + 60)];
    curls += `M${at(cx, cy)}q10 ${num(-14)} 22 0q2 8 -8 6`;
  }
  return line(curls, canvas.grade("#f0d4a0"), 4, 0.7);
}
