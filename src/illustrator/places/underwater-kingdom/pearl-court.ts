import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, bend, box, ellipse, num, oval, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { bubbles } from "../parts/air.ts";
import { edge, footing, ground, way } from "../parts/land.ts";
import { anemone, fanCoral, kelp, seaTower, shell } from "../parts/marine.ts";
import { fish, jellyfish, school } from "../parts/fish.ts";
import { rock } from "../parts/rock.ts";
import type { Scenery, Stage } from "../stage.ts";
import { caustics, deepWater, waterFront } from "./deep.ts";

const W = FRAME.width;

/** The pearl court: a way of white sand under an arch, jellyfish as lamps, a giant shell at the side. */
export function pearlCourt(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor } = stage;
  const p = canvas.palette;
  let back = deepWater(stage, W * 0.62);
  for (const [u, w, h, depth] of [
    [0.22, 60, 260, 0.6],
    [0.32, 46, 190, 0.62],
    [0.12, 74, 320, 0.5],
    [0.9, 60, 250, 0.56],
    [0.5, 44, 150, 0.7],
  ] as const)
    back += seaTower(canvas, W * u, y + 20, w, h, u < 0.3 ? "#f3d6b8" : "#d8c4ec", depth);
  back += school(canvas, W * 0.7, y * 0.7, 14, p.near, 0.35, -1);
  back +=
    ground(stage, edge(random, y + 16, 14), { marks: 90, inside: caustics(stage) }) +
    way(stage, W * 0.62, W * 0.5, 270, mix(p.ground[0], "#fffaf0", 0.5), 0.7);
  back +=
    kelp(canvas, W * 0.4, y + 40, 210, canvas.fade(mix("#4f9a6a", p.mid, 0.4), 0.3)) +
    arch(stage, W * 0.63, y + 76, 270);
  back +=
    jellyfish(canvas, W * 0.4, y - 190, 34, "#f6c0d8", 0.12) +
    jellyfish(canvas, W * 0.86, y - 240, 44, "#cfc0f6", 0.08) +
    jellyfish(canvas, W * 0.5, y - 300, 24, "#bfe6f6", 0.3);
  back +=
    fish(canvas, W * 0.3, y - 30, 62, "#f3c64b", "#f08a4b", 1, 0.2) +
    fanCoral(canvas, W * 0.44, y + 96, 110, "#e58ab0") +
    rock(canvas, W * 0.82, y + 100, 120, "#8fa6ac") +
    anemone(canvas, W * 0.86, y + 102, 80, "#f0a85f");
  back +=
    footing(stage, W * 0.09, floor - 76, 260) +
    giantShell(stage, W * 0.09, floor - 80, 300) +
    kelp(canvas, W * 0.95, floor - 80, 460, mix("#4f9a6a", p.mid, 0.35)) +
    kelp(canvas, W * 1.0, floor - 70, 320, mix("#6fb070", p.mid, 0.3));
  back +=
    fanCoral(canvas, W * 0.93, floor - 50, 170, "#b78ae0") +
    rock(canvas, W * 0.98, floor - 40, 130, "#7f9aa5") +
    anemone(canvas, W * 0.26, floor - 56, 76, "#b78ae0") +
    shell(canvas, W * 0.76, floor + 16, 46, "#f6c9b0") +
    shell(canvas, W * 0.83, floor - 8, 30, "#f2dcb0");
  return { back, air: bubbles(stage), front: waterFront(stage, W * 0.62) };
}

/** An arch of rosy stone set with pearls. */
function arch(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const tone = canvas.fade(canvas.grade("#f0cdd2"), 0.2);
  const half = width / 2;
  const h = width * 1.15;
  const spine = [
    ...bend([x - half, y], [x - half * 1.06, y - h * 0.98], [x, y - h], 9),
    ...bend([x, y - h], [x + half * 1.06, y - h * 0.98], [x + half, y], 9).slice(1),
  ];
  const pearls = spine
    .filter((_, i) => i % 2 === 0)
    .map(
      ([px, py]) =>
        canvas.glow(px, py, 26, "#fff6e6", 0.5) +
        paint(canvas, oval(px, py, 11), canvas.grade("#fff6ea"), { turn: 4, strokes: 0, light: 0.4 }),
    )
    .join("");
  return (
    paint(canvas, tube(spine, 27, 27, 24), tone, { turn: 12, strokes: 40 }) +
    pearls +
    [-1, 1]
      .map((side) =>
        paint(canvas, box(x + side * half - 42, y - 18, 84, 30, 8), canvas.lighten(tone, 0.15), {
          turn: 7,
          strokes: 8,
        }),
      )
      .join("")
  );
}

/** A shell large enough to sit in, with a pearl that shines. */
function giantShell(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const tone = canvas.grade("#f0b8b4");
  const inner = canvas.grade("#fbe3dc");
  const half = width / 2;
  const scallop = (lift: number, rise: number) => {
    const points: [number, number][] = [[x - half * 0.3, y - lift]];
    for (let i = 0; i <= 8; i++) {
      const a = Math.PI * (1 - i / 8);
      points.push([
        x + Math.cos(a) * half * (i % 2 ? 1.06 : 0.98),
        y - lift - Math.sin(a) * rise * (i % 2 ? 1.06 : 0.98),
      ]);
    }
    points.push([x + half * 0.3, y - lift]);
    return smooth(points, true, 0.8);
  };
  const ribs = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI * (0.86 - i * 0.12);
    return `M${at(x, y - 40)}L${at(x + Math.cos(a) * half, y - 40 - Math.sin(a) * width * 0.72)}`;
  }).join("");
  const lower = smooth(
    [
      [x - half, y - 44],
      [x - half * 0.7, y + 4],
      [x, y + 20],
      [x + half * 0.7, y + 4],
      [x + half, y - 44],
      [x, y - 18],
    ],
    true,
    0.8,
  );
  return (
    paint(canvas, scallop(30, width * 0.72), tone, {
      turn: 14,
      strokes: 20,
      inside:
        fill(smooth(ellipse(x, y - width * 0.26, half * 0.8, width * 0.34)), inner, 0.7) +
        line(ribs, canvas.shade(tone, 0.35), 5, 0.5),
    }) +
    canvas.glow(x, y - 78, 170, "#fffaf0", 0.7) +
    paint(canvas, oval(x, y - 70, 44), canvas.grade("#fff6ec"), {
      turn: 12,
      strokes: 8,
      light: 0.5,
      inside: fill(oval(x - 14, y - 86, 11, 8), "#ffffff", 0.9),
    }) +
    paint(canvas, lower, canvas.shade(tone, 0.08), {
      turn: 12,
      strokes: 20,
      inside: line(
        Array.from(
          { length: 7 },
          (_, i) => `M${at(x + (i - 3) * half * 0.24, y - 34)}L${at(x + (i - 3) * half * 0.14, y + 20)}`,
        ).join(""),
        canvas.shade(tone, 0.4),
        4,
        0.4,
      ),
    }) +
    line(`M${at(x - half * 0.96, y - 44)}Q${at(x, y - 14)} ${num(x + half * 0.96)} ${num(y - 44)}`, inner, 6, 0.8)
  );
}
