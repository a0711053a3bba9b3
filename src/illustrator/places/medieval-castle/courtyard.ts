import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, box, ellipse, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { stones } from "../parts/buildings.ts";
import { bunting } from "../parts/street.ts";
import { banner, gate, rampart, tower } from "../parts/castle.ts";
import { edge, footing, ground, hill, lightPool } from "../parts/land.ts";
import { bush, grass } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { leafDabs, type Lobe } from "../parts/leaves.ts";
import { roundTree } from "../parts/trees.ts";
import { nearness, type Scenery, type Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;
const STONE = "#d9ccbe";

/** Inside the walls: the gate tower, ivy, banners, a well, one great round tower at the side. */
export function courtyard(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, snow, night, hour } = stage;
  const p = canvas.palette;
  const lit = hour !== "day";
  let back = skyWash(stage) + heavens(stage, W * 0.6, y * 0.44) + clouds(stage, 3);
  back +=
    hill(stage, edge(random, y - 150, 70), canvas.fade(p.far, 0.5), { marks: 16 }) + mist(stage, y - 130, 240, 0.5);
  const options = { wall: STONE, lit, snow };
  back += tower(canvas, W * 0.84, y - 80, 90, 260, { ...options, depth: 0.42, roof: "#4f7fa5", flag: "#c8584f" });
  back += tower(canvas, W * 0.45, y - 90, 76, 200, { ...options, depth: 0.46, roof: "#c8584f", flag: "#f3c65f" });
  back += rampart(canvas, -60, y + 26, W + 120, 210, STONE, 0.24, snow);
  back +=
    tower(canvas, W * 0.56, y + 30, 92, 280, { ...options, depth: 0.2 }) +
    tower(canvas, W * 0.8, y + 30, 92, 280, { ...options, depth: 0.2 });
  back +=
    rampart(canvas, W * 0.6, y + 30, W * 0.16, 236, STONE, 0.18, snow) +
    gate(canvas, W * 0.68, y + 34, 110, 176, canvas.fade(canvas.grade(STONE), 0.2));
  back +=
    banner(canvas, W * 0.4, y - 150, 62, 130, "#4f6fa5", "#f3c65f", 0.16) +
    banner(canvas, W * 0.94, y - 150, 62, 130, "#c8584f", "#f3c65f", 0.16);
  back +=
    ground(stage, edge(random, y + 26, 3), { marks: 50, inside: flagstones(stage) }) +
    lightPool(stage, W * 0.5, floor - 20, 420, night ? 0.3 : 0.4);
  back += bunting(
    canvas,
    [W * 0.16, y - 210],
    [W * 0.8, y - 180],
    70,
    ["#d9534a", "#f3c65f", "#5f86b0", "#f3ead8"],
    28,
  );
  back +=
    roundTree(canvas, W * 0.9, y + 66, 210, { depth: 0.18, snow, fruit: snow ? undefined : canvas.grade("#e8a53d") }) +
    well(stage, W * 0.76, y + 150, 130);
  back +=
    footing(stage, W * 0.07, floor - 120, 300) +
    tower(canvas, W * 0.03, floor - 120, 290, floor + 40, { ...options, depth: 0.02 }) +
    ivy(stage, W * 0.03, floor - 120, 290);
  back +=
    barrels(stage, W * 0.235, floor - 92) +
    bush(canvas, W * 0.99, floor - 62, 150, p.near, { snow, berries: canvas.grade("#e58ab0") });
  back += grass(canvas, canvas.randomFor("weeds"), [0, floor - 110, W, floor - 30], 16, 20, p.ground[1]);
  if (!snow)
    back += flowers(stage, [
      [W * 0.93, floor - 28, "#f2a0b0"],
      [W * 0.3, floor - 84, "#fff3dd"],
    ]);
  return {
    back,
    air: night ? motes(stage, y, floor, 12) : "",
    ...(stage.quiet === "bottom" && !snow ? { quiet: paving(stage) } : {}),
  };
}

/** The colour of the yard's slabs. */
const paving = ({ canvas }: Stage) => mix(canvas.grade("#d6c6ac"), canvas.palette.ground[0], 0.3);

/** Broad paving slabs with grass between them. */
function flagstones(stage: Stage): string {
  const { canvas, horizon, snow } = stage;
  const random = canvas.randomFor("flags");
  const tone = paving(stage);
  let pale = "";
  let dark = "";
  for (let y = horizon + 40; y < H;) {
    const k = nearness(stage, y);
    const h = 34 * k;
    for (let x = -60 + random() * 90; x < W + 60;) {
      const w = 130 * k * random.range(0.7, 1.25);
      const slab = smooth(
        [
          [x, y],
          [x + w * 0.5, y - 2],
          [x + w - 6 * k, y],
          [x + w - 9 * k, y + h * 0.8],
          [x + w * 0.4, y + h * 0.86],
          [x - 3 * k, y + h * 0.8],
        ],
        true,
        0.5,
      );
      if (random.chance(0.55)) pale += slab;
      else dark += slab;
      x += w;
    }
    y += h;
  }
  const base = canvas.linear([
    [0, canvas.lighten(tone, 0.3)],
    [1, canvas.shade(tone, 0.24)],
  ]);
  return (
    `<rect x="-60" y="${num(horizon)}" width="${W + 120}" height="${H}" fill="${base}" fill-opacity="${snow ? 0 : 0.75}"/>` +
    fill(pale, canvas.lighten(tone, 0.42), snow ? 0.25 : 0.6) +
    fill(dark, canvas.shade(tone, 0.2), snow ? 0.12 : 0.4)
  );
}

function well(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow } = stage;
  const stone = canvas.fade(canvas.grade("#c9beb0"), 0.1);
  const wood = canvas.fade(canvas.grade("#8a5f48"), 0.1);
  const half = width / 2;
  const h = width * 0.42;
  const roof = polygon([
    [x - half * 1.3, y - width * 1.02],
    [x - half * 0.2, y - width * 1.42],
    [x + half * 0.5, y - width * 1.42],
    [x + half * 1.3, y - width * 1.02],
  ]);
  return (
    fill(smooth(ellipse(x, y + 4, width * 0.66, 15)), canvas.palette.shadow, 0.25) +
    fill(oval(x, y - h, half, half * 0.24), canvas.shade(stone, 0.7)) +
    [-0.8, 0.8]
      .map((f) =>
        paint(canvas, box(x + half * f - 6, y - width * 1.04, 12, width * 0.64, 2), wood, {
          turn: 3,
          strokes: 5,
          strokeAngle: 1.5,
        }),
      )
      .join("") +
    line(`M${at(x - half * 0.8, y - width * 0.8)}H${num(x + half * 0.8)}`, wood, 9) +
    line(`M${at(x, y - width * 0.8)}V${num(y - h - 6)}`, canvas.grade("#e6d3a8"), 3) +
    paint(
      canvas,
      `M${at(x - half, y - h)}A${num(half)} ${num(half * 0.24)} 0 0 0 ${at(x + half, y - h)}V${num(y - 6)}Q${at(x, y + half * 0.36)} ${at(x - half, y - 6)}Z`,
      stone,
      {
        turn: 12,
        strokes: 8,
        inside: fill(stones(canvas, [x - half, y - h, x + half, y + 10], 16, 26), canvas.shade(stone, 0.35), 0.4),
      },
    ) +
    paint(canvas, roof, snow ? "#f6f8fc" : canvas.fade(canvas.grade("#a5584c"), 0.1), {
      turn: 7,
      strokes: 20,
      strokeAngle: 0.05,
    })
  );
}

function barrels(stage: Stage, x: number, y: number): string {
  const { canvas } = stage;
  const wood = canvas.grade("#a5754f");
  const one = (bx: number, by: number, w: number) => {
    const h = w * 1.25;
    const d = smooth(
      [
        [bx - w * 0.42, by],
        [bx - w * 0.5, by - h * 0.5],
        [bx - w * 0.42, by - h],
        [bx + w * 0.42, by - h],
        [bx + w * 0.5, by - h * 0.5],
        [bx + w * 0.42, by],
        [bx, by + w * 0.06],
      ],
      true,
      0.7,
    );
    const hoops = line(
      `M${at(bx - w * 0.47, by - h * 0.26)}q${at(w * 0.47, w * 0.12)} ${at(w * 0.94, 0)}M${at(bx - w * 0.47, by - h * 0.76)}q${at(w * 0.47, w * 0.12)} ${at(w * 0.94, 0)}`,
      canvas.shade(canvas.grade("#6f6a72"), 0.1),
      w * 0.07,
    );
    return (
      fill(smooth(ellipse(bx, by + 2, w * 0.62, w * 0.12)), canvas.palette.shadow, 0.26) +
      paint(canvas, d, wood, { turn: w * 0.14, strokes: 20, strokeAngle: 1.55, inside: hoops }) +
      fill(oval(bx, by - h * 0.99, w * 0.4, w * 0.1), canvas.lighten(wood, 0.3))
    );
  };
  return one(x + 62, y - 26, 66) + one(x, y, 84);
}

/** Ivy climbing a tower. */
function ivy(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow } = stage;
  const random = canvas.randomFor("ivy");
  const lobes: Lobe[] = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    return [
      x + width * (0.46 - 0.14 * Math.sin(t * 5)),
      y - t * 560,
      44 * (1.2 - t * 0.6),
      56 * (1.1 - t * 0.5),
    ] as const;
  });
  const green = mix(canvas.palette.near, canvas.palette.mid, 0.3);
  return leafDabs(canvas, random, lobes, 230, snow ? mix(green, "#ffffff", 0.35) : green, 26);
}
