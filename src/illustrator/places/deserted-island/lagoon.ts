import { FRAME } from "#book/format.ts";
import { mark, strokes } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, bend, ellipse, type Point, polygon, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes, rays } from "../parts/air.ts";
import { edge, footing, ground, hill, lightPool } from "../parts/land.ts";
import { bush, fern, meadow } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { rock } from "../parts/rock.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { palm } from "../parts/palm.ts";
import { brook, lilyPads } from "../parts/water.ts";
import type { Scenery, Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;

/** The island's heart: a waterfall into a green pool, big leaves and flowers all around. */
export function lagoon(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  const jungle = mix(p.near, "#3f8f5a", night ? 0.1 : 0.45);
  let back = skyWash(stage) + heavens(stage, W * 0.3, y * 0.44) + clouds(stage, 2);
  back +=
    hill(stage, edge(random, y - 180, 90, 3), canvas.fade(p.far, 0.4), { marks: 20 }) + mist(stage, y - 120, 240, 0.5);
  for (const [u, h, depth] of [
    [0.08, 330, 0.46],
    [0.24, 260, 0.5],
    [0.44, 300, 0.5],
    [0.94, 340, 0.42],
  ] as const)
    back += palm(canvas, W * u, y + 10, h, (u < 0.5 ? 1 : -1) * 40, depth);
  back += cliff(stage, W * 0.68, y + 30, 360, jungle);
  back += [0.02, 0.2, 0.36, 0.92]
    .map((u, i) => bush(canvas, W * u, y + 24, 190 + i * 10, jungle, { depth: 0.3 }))
    .join("");
  back += ground({ ...stage, canvas: stage.canvas }, edge(random, y + 16, 8), { marks: 60 });
  const level = y + (floor - y) * 0.12;
  const span = (floor - y) * 0.42;
  const top: Point[] = [
    [-60, level + 60],
    [W * 0.2, level + 34],
    [W * 0.46, level + 6],
    [W * 0.7, level - 6],
    [W * 0.92, level + 12],
    [W + 60, level + 30],
  ];
  const bottom: Point[] = [
    [-60, level + span * 0.86],
    [W * 0.22, level + span * 0.98],
    [W * 0.5, level + span],
    [W * 0.76, level + span * 0.86],
    [W + 60, level + span * 0.66],
  ];
  back +=
    brook(
      stage,
      top,
      bottom,
      night ? mix(p.mid, p.sky[2], 0.3) : canvas.grade(mix("#5fc0b4", p.mid, 0.35)),
      p.ground[1],
    ) +
    lilyPads(stage, [
      [W * 0.2, level + span * 0.62],
      [W * 0.28, level + span * 0.74],
      [W * 0.42, level + span * 0.86],
      [W * 0.88, level + span * 0.5],
    ]);
  back += meadow(stage, level + span + 40, H, 40, mix(jungle, p.ground[1], 0.5));
  back += spray(stage, W * 0.68, level + 8) + lightPool(stage, W * 0.48, floor - 14, 400, night ? 0.24 : 0.4);
  back +=
    footing(stage, W * 0.04, floor - 80, 240) +
    palm(canvas, 0, floor - 90, 640, 120) +
    bush(canvas, W * 0.06, floor - 70, 260, jungle) +
    bigLeaves(stage, W * 0.17, floor - 50, 210, jungle);
  back +=
    bigLeaves(stage, W * 0.98, floor - 40, 260, mix(jungle, p.ground[0], 0.15)) +
    rock(canvas, W * 0.86, floor - 56, 120, "#9c9a90") +
    fern(canvas, W * 0.9, floor - 30, 110, mix(jungle, p.ground[0], 0.3), -1);
  back += flowers(
    stage,
    [
      [W * 0.24, floor - 30, "#f2708a"],
      [W * 0.8, floor - 34, "#f6cf5a"],
      [W * 0.94, floor, "#e58ab0"],
    ],
    5,
  );
  const air = motes(stage, y * 0.8, floor, night ? 24 : 12);
  const front = night || stage.weather === "rain" ? "" : rays(stage, W * 0.2, -200, "#fff6cc", 5, 0.12, 0.8);
  return { back, air, front };
}

function cliff(stage: Stage, x: number, y: number, height: number, jungle: string): string {
  const { canvas } = stage;
  const random = canvas.randomFor("cliff");
  const stone = canvas.fade(mix(canvas.grade("#9c8f82"), jungle, 0.2), 0.26);
  const water = mix(canvas.palette.sky[1], "#ffffff", 0.6);
  const rocks = smooth(
    [
      [x - 250, y + 10],
      [x - 210, y - height * 0.5],
      [x - 130, y - height * 0.9],
      [x - 40, y - height],
      [x + 70, y - height * 0.98],
      [x + 170, y - height * 0.8],
      [x + 240, y - height * 0.4],
      [x + 290, y + 10],
    ],
    true,
    0.6,
  );
  const fall = smooth(
    [
      [x - 34, y - height * 0.97],
      [x + 30, y - height * 0.97],
      [x + 40, y - height * 0.5],
      [x + 54, y + 12],
      [x - 56, y + 12],
      [x - 40, y - height * 0.5],
    ],
    true,
    0.7,
  );
  let threads = "";
  for (let i = 0; i < 34; i++)
    threads += mark(x + random.gauss() * 44, random.range(y - height * 0.94, y), random.range(50, 120), 2.6, 1.57);
  const cracks = fill(
    strokes(random, [x - 240, y - height, x + 270, y], { count: 60, length: 80, half: 4, angle: 1.3 }),
    canvas.shade(stone, 0.4),
    0.3,
  );
  const tops = [-190, -110, 110, 190]
    .map((dx, i) => bush(canvas, x + dx, y - height * (i % 3 ? 0.86 : 0.52), 150, jungle, { depth: 0.26 }))
    .join("");
  return (
    paint(canvas, rocks, stone, { turn: 30, shadow: 0.34, strokes: 30, inside: cracks }) +
    `<g clip-path="${canvas.clip(fall)}">${fill(fall, water, 0.92)}${fill(threads, canvas.palette.mid, 0.35)}</g>` +
    tops
  );
}

/** Mist where the water falls in. */
function spray(stage: Stage, x: number, y: number): string {
  const { canvas } = stage;
  const white = mix(canvas.palette.sky[1], "#ffffff", 0.75);
  return (
    [-50, -20, 16, 48].map((dx, i) => fill(smooth(ellipse(x + dx, y - (i % 2) * 9, 30, 15)), white, 0.6)).join("") +
    canvas.glow(x, y - 20, 120, white, 0.5)
  );
}

/** Broad banana leaves fanning up from one foot. */
function bigLeaves(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { canvas } = stage;
  return (
    [-0.95, 0.9, -0.5, 0.46, 0]
      .map((angle, i) => {
        const ex = x + Math.sin(angle) * size;
        const ey = y - Math.cos(angle) * size;
        const spine = bend([x, y], [x + Math.sin(angle) * size * 0.3, y - size * 0.66], [ex, ey], 8);
        const leaf = tube(spine, size * 0.03, size * 0.02, size * 0.17);
        const tone = i % 2 ? colour : canvas.lighten(colour, 0.12);
        return paint(canvas, leaf, tone, {
          turn: size * 0.05,
          strokes: 16,
          strokeAngle: angle - 0.6,
          strokeLength: size * 0.16,
          inside: line(`M${spine.map(([px, py]) => at(px, py)).join("L")}`, canvas.lighten(tone, 0.5), 3, 0.7),
        });
      })
      .join("") +
    fill(
      polygon([
        [x - 10, y],
        [x + 10, y],
        [x + 5, y - size * 0.2],
        [x - 5, y - size * 0.2],
      ]),
      canvas.shade(colour, 0.2),
    )
  );
}
