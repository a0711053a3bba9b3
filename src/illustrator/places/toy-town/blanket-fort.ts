import { FRAME } from "#book/format.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, offset, oval, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import type { Scenery, Stage } from "../stage.ts";
import { block, floorBoards, roomWindow, rug, wallpaper } from "../parts/room.ts";
import { ball } from "./ball.ts";
import { shelf } from "./toys.ts";

const W = FRAME.width;

/** A fort of blankets with fairy lights, cushions before it and the window beside. */
export function blanketFort(stage: Stage): Scenery {
  const { canvas, horizon, floor, night } = stage;
  const p = canvas.palette;
  const y = horizon + 50;
  let back =
    wallpaper(stage, y) +
    roomWindow(
      stage,
      W * 0.3,
      y - (stage.quiet === "top" ? 118 : 150),
      210,
      stage.quiet === "top" ? 220 : 270,
      "#5f9fb0",
    ) +
    shelf(stage, W * 0.62, y - 300, 300) +
    floorBoards(stage, y);
  back +=
    lightPool(stage, W * 0.7, y + 120, 420, 0.5) +
    tent(stage, W * 0.72, y + 116, 470) +
    fairyLights(stage, [-30, y - 300], [W * 0.72, y - 320], 60) +
    fairyLights(stage, [W * 0.72, y - 320], [W + 40, y - 210], 50);
  back += rug(stage, W * 0.5, floor + 4, 420, "#5f86a5") + lightPool(stage, W * 0.5, floor, 330, night ? 0.3 : 0.24);
  back +=
    cushion(stage, W * 0.94, floor - 86, 150, "#f0bf55", -8) +
    cushion(stage, W * 0.86, floor - 60, 130, "#d9605a", 6) +
    block(stage, W * 0.46, y + 92, 62, 3, "star", -5);
  back +=
    footing(stage, W * 0.06, floor - 70, 230) +
    bedside(stage, W * 0.05, floor - 70, 240) +
    cushion(stage, W * 0.2, floor - 40, 140, "#9a7fc0", 10) +
    ball(canvas, W * 0.29, floor - 92, 38);
  return { back, air: motes(stage, y * 0.5, floor, 14), quiet: stage.quiet === "top" ? p.far : p.ground[1] };
}

function tent(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const half = width / 2;
  const top = y - width * 0.94;
  const cream = canvas.grade("#f6e3c0");
  const left: Point[] = [
    [x, top],
    [x - half * 0.5, y - width * 0.42],
    [x - half, y],
    [x - half * 0.36, y + 8],
    [x - half * 0.12, y - width * 0.36],
  ];
  const right: Point[] = [
    [x, top],
    [x + half * 0.5, y - width * 0.42],
    [x + half, y],
    [x + half * 0.42, y + 8],
    [x + half * 0.14, y - width * 0.36],
  ];
  const inside = polygon([
    [x, top + 30],
    [x - half * 0.72, y],
    [x + half * 0.72, y],
  ]);
  const stripes = (points: readonly Point[], s: 1 | -1) => {
    const bands = [0.25, 0.5, 0.75]
      .map((f) =>
        polygon([
          [x, top],
          [x + s * half * (f - 0.05), y + 10],
          [x + s * half * (f + 0.05), y + 10],
        ]),
      )
      .join("");
    return paint(canvas, smooth(points, true, 0.25), cream, {
      turn: 12,
      strokes: 30,
      strokeAngle: s > 0 ? 1.1 : 2,
      strokeLength: 60,
      inside: fill(bands, canvas.grade("#d98f7a"), 0.7),
    });
  };
  return (
    line(
      `M${at(x - 36, top - 54)}L${at(x + 10, top + 20)}M${at(x + 36, top - 54)}L${at(x - 10, top + 20)}`,
      canvas.palette.trunk,
      11,
    ) +
    fill(
      inside,
      canvas.linear([
        [0, canvas.shade(cream, 0.55)],
        [1, mix(canvas.palette.lamp, cream, 0.3)],
      ]),
    ) +
    canvas.glow(x, y - 110, 240, canvas.palette.lamp, 0.7) +
    cushion(stage, x - 40, y + 4, 120, "#7fae68", 0) +
    cushion(stage, x + 50, y + 6, 110, "#e8907a", 8) +
    stripes(left, -1) +
    stripes(right, 1)
  );
}

function cushion(stage: Stage, x: number, y: number, width: number, colour: Hex, degrees: number): string {
  const { canvas } = stage;
  const tone = canvas.grade(colour);
  const w = width / 2;
  const h = width * 0.34;
  const d = smooth(
    [
      [x - w, y - h * 1.7],
      [x, y - h * 1.5],
      [x + w, y - h * 1.7],
      [x + w * 0.9, y - h * 0.8],
      [x + w, y],
      [x, y - h * 0.1],
      [x - w, y],
      [x - w * 0.9, y - h * 0.8],
    ],
    true,
    0.9,
  );
  return `<g transform="rotate(${degrees} ${offset(x, y)})">${paint(canvas, d, tone, { turn: 10, strokes: 18, inside: line(`M${at(x - w * 0.8, y - h * 1.5)}Q${at(x, y - h)} ${at(x + w * 0.8, y - h * 1.5)}`, canvas.lighten(tone, 0.4), 3, 0.5) })}${fill(oval(x, y - h * 0.85, 7), canvas.shade(tone, 0.35))}</g>`;
}

function fairyLights(stage: Stage, from: Point, to: Point, sag: number): string {
  const { canvas } = stage;
  const spot = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  let svg = line(
    smooth(
      Array.from({ length: 12 }, (_, i) => spot(i / 11)),
      false,
    ),
    canvas.shade(canvas.grade("#8fae8e"), 0.4),
    2.6,
    0.8,
  );
  for (let i = 0; i < 8; i++) {
    const [x, y] = spot((i + 0.5) / 8);
    svg +=
      canvas.glow(x, y + 10, 46, canvas.palette.lamp, 0.65) +
      fill(oval(x, y + 9, 7, 9), mix(canvas.palette.lamp, "#fffdf0", 0.5));
  }
  return svg;
}

/** A chest of drawers with a lamp and a clock, near at the side. */
function bedside(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, hour } = stage;
  const wood = canvas.lighten(canvas.palette.trunk, 0.12);
  const half = width / 2;
  const h = width * 0.98;
  const drawers = [0.12, 0.42, 0.72]
    .map(
      (f) =>
        paint(canvas, box(x - half * 0.86, y - h * (1 - f), width * 0.86, h * 0.24, 5), canvas.lighten(wood, 0.14), {
          turn: 5,
          strokes: 12,
          strokeAngle: 0,
        }) + fill(oval(x, y - h * (0.88 - f), 9), canvas.grade("#f0bf55")),
    )
    .join("");
  const shade = polygon([
    [x - 46, y - h - 120],
    [x - 78, y - h - 34],
    [x + 78, y - h - 34],
    [x + 46, y - h - 120],
  ]);
  return (
    paint(canvas, box(x - half, y - h, width, h, 6), wood, { turn: 12, strokes: 30, strokeAngle: 0 }) +
    drawers +
    paint(canvas, box(x - half * 1.08, y - h - 14, width * 1.08, 22, 5), canvas.lighten(wood, 0.2), {
      turn: 5,
      strokes: 14,
      strokeAngle: 0,
    }) +
    canvas.glow(x, y - h - 70, 240, canvas.palette.lamp, hour === "day" ? 0.2 : 0.62) +
    paint(
      canvas,
      smooth([
        [x - 14, y - h - 36],
        [x - 26, y - h - 24],
        [x - 20, y - h - 12],
        [x + 20, y - h - 12],
        [x + 26, y - h - 24],
        [x + 14, y - h - 36],
      ]),
      canvas.grade("#5f9fb0"),
      { turn: 5, strokes: 5 },
    ) +
    paint(canvas, shade, mix(canvas.palette.lamp, canvas.grade("#fff0d0"), hour === "day" ? 0.8 : 0.3), {
      turn: 8,
      strokes: 12,
    }) +
    line(`M${at(x - 78, y - h - 34)}h156`, canvas.grade("#d9605a"), 6)
  );
}
