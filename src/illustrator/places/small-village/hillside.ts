import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, box, ellipse, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { cottage } from "../parts/buildings.ts";
import { door, pane } from "../parts/openings.ts";
import { fence } from "../parts/street.ts";
import { edge, edgeAt, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { bush, meadow } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { fir } from "../parts/fir.ts";
import { standInView } from "../parts/stand-in-view.ts";
import { roundTree } from "../parts/trees.ts";
import { nearness, type Scenery, type Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;

/** Fields like patchwork under a windmill, an old apple tree at the side. */
export function hillside(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, snow, night, hour } = stage;
  const p = canvas.palette;
  const lit = hour === "night" || hour === "sunset";
  let back = skyWash(stage) + heavens(stage, W * 0.34, y * 0.46) + clouds(stage, 4);
  back += hill(stage, edge(random, y - 130, 60), canvas.fade(p.far, 0.62), { marks: 20 });
  const far = edge(random, y - 70, 40, 3);
  back += hill(stage, far, canvas.fade(p.mid, 0.52), { marks: 10, inside: patchwork(stage, y - 120, 150, 0.5) });
  for (let i = 0; i < 7; i++) {
    const x = W * (i / 6.5) + random.gauss() * 40;
    back += fir(canvas, x, edgeAt(far, x) + 16, random.range(46, 80), { depth: 0.5, snow });
  }
  back += mist(stage, y - 40, 200, 0.4);
  const knoll: [number, number][] = [
    [-60, y + 30],
    [W * 0.3, y + 6],
    [W * 0.56, y - 30],
    [W * 0.78, y - 66],
    [W * 0.95, y - 40],
    [W + 60, y - 10],
  ];
  back += hill(stage, knoll, canvas.fade(mix(p.ground[0], p.mid, 0.3), 0.22), {
    marks: 40,
    inside: patchwork(stage, y - 40, 160, 0.25),
  });
  back += windmill(stage, W * 0.77, y - 54, 250, lit);
  back +=
    cottage(canvas, W * 0.5, y + 8, 70, { wall: "#f0e2c6", roof: "#b56a5a", depth: 0.36, lit, snow, smoke: true }) +
    bush(canvas, W * 0.62, y + 2, 80, p.near, { depth: 0.34, snow });
  back +=
    ground(stage, edge(random, y + 26, 12)) +
    way(stage, W * 0.66, W * 0.56, 280, mix(p.ground[0], snow ? "#ffffff" : "#f0d9a8", night ? 0.16 : 0.55), 0.8);
  back += meadow(stage, y + 40, H, 100);
  if (!snow)
    back += [
      [0.9, 96],
      [0.8, 70],
    ]
      .map(([u = 0, dy = 0]) => haystack(stage, W * u, y + dy, 96))
      .join("");
  back += lightPool(stage, W * 0.5, floor - 20, 400, night ? 0.26 : 0.4);
  const tree = standInView(stage, W * 0.06, 48);
  if (tree !== undefined)
    back +=
      footing(stage, tree + 20, floor - 92, 260) +
      roundTree(canvas, tree, floor - 96, 640, {
        snow,
        fruit: snow ? undefined : canvas.grade("#d9473f"),
        dabs: 240,
        leaves: mix(p.near, p.mid, 0.25),
      });
  back += fence(canvas, W * 0.68, W * 1.04, floor - 92, 66, canvas.grade("#c8a074"), snow);
  if (!snow)
    back += flowers(
      stage,
      [
        [W * 0.85, floor - 60, "#f6cf5a"],
        [W * 0.2, floor - 40, "#fff3dd"],
        [W * 0.93, floor - 10, "#d9605a"],
        [W * 0.6, y + 90, "#f2a0b0"],
      ],
      6,
    );
  return { back };
}

/** Fields in strips of different greens and golds. */
function patchwork(stage: Stage, top: number, height: number, depth: number): string {
  const { canvas, random, snow } = stage;
  const tones: Hex[] = snow
    ? ["#f3f6fb", "#e3eaf4", "#d6e0ee"]
    : ["#d9cf6a", "#a8bf5f", "#c8b26a", "#86ad62", "#e0d48a"];
  let svg = "";
  for (let i = 0; i < 9; i++) {
    const x = random.range(-40, W);
    const w = random.range(120, 260);
    const y = top + random() * height;
    const tone = canvas.fade(canvas.grade(random.pick(tones)), depth);
    const rows = Array.from({ length: 5 }, (_, k) => `M${at(x + (w * k) / 5, y)}l${at(-30, 34)}`).join("");
    svg +=
      fill(
        smooth(
          [
            [x, y],
            [x + w, y - 12],
            [x + w - 40, y + 36],
            [x - 36, y + 44],
          ],
          true,
          0.5,
        ),
        tone,
        0.85,
      ) + line(rows, canvas.shade(tone, 0.3), 2, 0.35);
  }
  return svg;
}

function windmill(stage: Stage, x: number, y: number, height: number, lit: boolean): string {
  const { canvas, snow } = stage;
  const depth = 0.16;
  const wall = canvas.fade(canvas.grade("#f3ead8"), depth);
  const wood = canvas.fade(canvas.grade("#8a5f48"), depth);
  const half = height * 0.2;
  const hub = [x - half * 0.1, y - height * 0.96] as const;
  const sail = (angle: number) => {
    const length = height * 0.62;
    const cloth = fill(box(4, -length, height * 0.11, length * 0.78, 2), canvas.fade("#fff8e6", depth), 0.94);
    const bars = Array.from(
      { length: 6 },
      (_, i) => `M${at(0, -length + i * length * 0.15)}h${num(height * 0.12)}`,
    ).join("");
    return place(cloth + line(`M0 0V${num(-length)}${bars}`, wood, 4), hub[0], hub[1], 1, 1, angle);
  };
  return (
    paint(
      canvas,
      polygon([
        [x - half, y],
        [x - half * 0.62, y - height * 0.86],
        [x + half * 0.62, y - height * 0.86],
        [x + half, y],
      ]),
      wall,
      { turn: 14, strokes: 24, strokeAngle: 1.4 },
    ) +
    pane(canvas, x + half * 0.2, y - height * 0.4, 22, 30, { lit, depth }) +
    pane(canvas, x - half * 0.1, y - height * 0.64, 18, 24, { lit, depth, shape: "arch" }) +
    door(canvas, x - half * 0.2, y, 34, 58, canvas.fade(canvas.grade("#7a4a3f"), depth)) +
    paint(
      canvas,
      smooth([
        [x - half * 0.8, y - height * 0.84],
        [x - half * 0.5, y - height * 1.04],
        [x, y - height * 1.1],
        [x + half * 0.5, y - height * 1.04],
        [x + half * 0.8, y - height * 0.84],
      ]),
      snow ? "#f6f8fc" : canvas.fade(canvas.grade("#b9584c"), depth),
      { turn: 8, strokes: 10 },
    ) +
    [22, 112, 202, 292].map(sail).join("") +
    fill(oval(hub[0], hub[1], 9), wood)
  );
}

function haystack(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const w = width * nearness(stage, y) * 1.2;
  const random = canvas.randomFor(`hay${Math.round(x)}`);
  const hay = canvas.grade("#e6c566");
  const d = smooth([
    [x - w / 2, y],
    [x - w * 0.44, y - w * 0.4],
    [x, y - w * 0.72],
    [x + w * 0.44, y - w * 0.4],
    [x + w / 2, y],
    [x, y + w * 0.04],
  ]);
  let straw = "";
  for (let i = 0; i < 40; i++)
    straw += mark(x + random.gauss() * w * 0.4, y - random() * w * 0.6, w * 0.16, 1.6, 1.2 + random.gauss() * 0.5);
  return (
    fill(smooth(ellipse(x, y, w * 0.6, w * 0.1)), canvas.palette.shadow, 0.24) +
    paint(canvas, d, hay, {
      turn: w * 0.1,
      strokes: 0,
      shadow: 0.3,
      inside: fill(straw, canvas.shade(hay, 0.4), 0.4),
    }) +
    line(
      smooth(bend([x - w * 0.46, y - w * 0.3], [x, y - w * 0.2], [x + w * 0.46, y - w * 0.3]), false),
      canvas.shade(hay, 0.5),
      2.4,
      0.5,
    )
  );
}
