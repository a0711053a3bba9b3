import { FRAME } from "#book/format.ts";
import { at, box, num, oval, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import type { Scenery, Stage } from "../stage.ts";
import { ceilingLamp } from "./bedroom.ts";
import { barrel, table, wallShelf } from "./furniture.ts";
import { clearOfHeads, indoors, lampLit, type RoomStyle } from "./style.ts";
import { drawHalfBuilt } from "./half-built.ts";
import { floor, wall } from "./walls.ts";
import { roomWindow } from "./windows.ts";

const W = FRAME.width;

/**
 * A workshop: dark boards up to the height of a bench, tools on their wall, pots of paint and boxes on shelves, and
 * something half built on trestles.
 */
export function workshop(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon, floor: ground, night, quiet } = stage;
  const y = horizon + 50;
  const lampAt = clearOfHeads(stage, [0.3, 0.82, 0.52]);
  let back =
    wall(stage, style, y) +
    wainscot(stage, style, y) +
    toolBoard(stage, style, W * 0.3, y - 218) +
    roomWindow(stage, style, { x: W * 0.64, y: y - 150, width: 200, height: Math.min(210, y - 170) }) +
    wallShelf(stage, style, W * 0.78, y - 150, 240, "boxes") +
    wallShelf(stage, style, W * 0.8, y - 280, 220, "jars") +
    wallShelf(stage, style, W * 0.04, y - 372, 430, "jars") +
    floor(stage, style, y) +
    ceilingLamp(stage, style, lampAt);
  back += table(stage, style, W * 0.26, y + 110, 440, 140) + underTheBench(stage, style, W * 0.26, y + 108);
  back += onTheBench(stage, W * 0.26, y - 22) + drawHalfBuilt(stage, style, W * 0.78, y + 170);
  back +=
    footing(stage, W * 0.94, ground - 60, 190) +
    barrel(stage, style, W * 0.95, ground - 60, 190) +
    planks(stage, style, W * 0.95, ground - 240);
  back += lightPool(stage, W * 0.48, ground, 340, 0.28) + shavings(stage, y);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, ground, 12),
    front: night ? canvas.glow(lampAt, y - 160, 560, canvas.palette.lamp, 0.3) : "",
    quiet:
      quiet === "top"
        ? canvas.shade(indoors(stage, style.wallColour), night ? 0.34 : 0.1)
        : indoors(stage, style.floorColour),
  };
}

/** Dark boards on the lower wall, and the rail on them. */
function wainscot(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas } = stage;
  const boards = canvas.shade(indoors(stage, style.wood), 0.04);
  const top = y - 128;
  let seams = "";
  for (let x = -96; x < W + 120; x += 66) seams += `M${at(x, top)}V${num(y - 30)}`;
  return (
    paint(canvas, box(-120, top, W + 240, 128), boards, { turn: 6, strokes: 40, strokeAngle: 1.57, strokeLength: 80 }) +
    line(seams, canvas.shade(boards, 0.4), 4, 0.5) +
    paint(canvas, box(-120, top - 16, W + 240, 22, 4), canvas.lighten(boards, 0.2), {
      turn: 4,
      strokes: 18,
      strokeAngle: 0,
      strokeLength: 120,
    })
  );
}

/** A shelf under the bench: a chest for screws, a paint tin, a coil of rope. */
function underTheBench({ canvas, night }: Stage, style: RoomStyle, x: number, y: number): string {
  const wood = lampLit(canvas, style.wood, night);
  const drawers = [-150, -76]
    .map(
      (dx) =>
        paint(canvas, box(x + dx, y - 92, 68, 62, 4), canvas.lighten(wood, 0.16), { turn: 4, strokes: 6 }) +
        fill(oval(x + dx + 34, y - 60, 7), lampLit(canvas, "#e0aa4c", night)),
    )
    .join("");
  const tin = lampLit(canvas, style.cloth, night);
  const rope = lampLit(canvas, "#d9b98a", night);
  return (
    fill(box(x - 190, y - 110, 380, 96), canvas.palette.shadow, 0.3) +
    paint(canvas, box(x - 196, y - 30, 392, 16, 3), wood, { turn: 4, strokes: 10, strokeAngle: 0 }) +
    drawers +
    paint(canvas, box(x + 22, y - 84, 58, 54, 6), tin, {
      turn: 5,
      strokes: 6,
      inside: fill(box(x + 22, y - 84, 58, 13), lampLit(canvas, "#e8e2d8", night)),
    }) +
    line(
      `M${at(x + 104, y - 44)}a34 13 0 1 0 68 0a34 13 0 1 0 -68 0M${at(x + 108, y - 56)}a30 12 0 1 0 60 0a30 12 0 1 0 -60 0`,
      rope,
      8,
    )
  );
}

function toolBoard(stage: Stage, style: RoomStyle, x: number, y: number): string {
  const { canvas, night } = stage;
  const board = canvas.lighten(lampLit(canvas, style.wood, night), 0.36);
  const steel = lampLit(canvas, "#8f98b8", night);
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
