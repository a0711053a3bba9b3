import { FRAME } from "#book/format.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { bunting } from "../parts/street.ts";
import { motes } from "../parts/air.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { clouds, heavens, skyWash } from "../parts/sky.ts";
import type { Scenery, Stage } from "../stage.ts";
import { block } from "../parts/room.ts";
import { ball } from "./ball.ts";
import { blockHouse } from "./block-house.ts";
import { toyTree, train } from "./toys.ts";

const W = FRAME.width;

/** A town of painted blocks under hanging paper stars, a tall house near at the side, the train coming through. */
export function blockTown(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  const felt = mix(p.near, "#9ccc74", night ? 0.2 : 0.72);
  let back = skyWash(stage) + heavens(stage, W * 0.4, y * 0.5) + clouds(stage, 3);
  back +=
    hill(stage, edge(random, y - 60, 60), canvas.fade(mix(p.mid, felt, 0.4), 0.5), { marks: 20 }) +
    hill(stage, edge(random, y - 14, 30), canvas.fade(felt, 0.36), { marks: 30 });
  const far: readonly (readonly [number, number, number, Hex, Hex])[] = [
    [0.36, 74, 2, "#e8c08a", "#9a7fc0"],
    [0.5, 66, 1, "#f0d9b0", "#d9605a"],
    [0.62, 80, 3, "#9ac0c8", "#f0bf55"],
    [0.76, 70, 2, "#e8a090", "#5f9fb0"],
    [0.9, 84, 2, "#c8b0dc", "#7fae68"],
  ];
  for (const [u, w, storeys, wall, roof] of far) back += blockHouse(stage, W * u, y + 16, w, storeys, wall, roof, 0.32);
  back += [0.3, 0.44, 0.56, 0.7, 0.84].map((u, i) => toyTree(stage, W * u, y + 24, 70, i % 2 === 0, 0.28)).join("");
  back += ground({ ...stage, canvas }, edge(random, y + 20, 8), {
    marks: 60,
    inside: `<rect x="-60" y="${num(y)}" width="${W + 120}" height="1000" fill="${canvas.linear([
      [0, canvas.lighten(felt, 0.3)],
      [0.5, felt],
      [1, canvas.shade(felt, 0.3)],
    ])}" fill-opacity=".78"/>`,
  });
  back += way(stage, W * 0.6, W * 0.48, 290, mix("#f3ddb0", p.ground[0], night ? 0.75 : 0.3), 0.9) + dashes(stage);
  back +=
    arch(stage, W * 0.86, y + 92, 190) +
    train(stage, W * 0.62, y + 104, 92) +
    lightPool(stage, W * 0.5, floor - 20, 400, night ? 0.3 : 0.36);
  back +=
    hangings(stage) +
    bunting(canvas, [W * 0.2, y - 140], [W * 1.04, y - 200], 60, ["#d9605a", "#f0bf55", "#5f9fb0", "#9a7fc0"], 30);
  back +=
    footing(stage, W * 0.06, floor - 84, 270) +
    blockHouse(stage, W * 0.03, floor - 88, 230, 3, "#e8b06a", "#d9605a") +
    toyTree(stage, W * 0.22, floor - 62, 190, true) +
    block(stage, W * 0.3, floor - 96, 64, 2, "heart");
  back +=
    toyTree(stage, W * 0.95, floor - 60, 240, false) +
    block(stage, W * 0.87, floor - 30, 86, 1, "star", -4) +
    ball(canvas, W * 0.985, floor - 30, 44);
  return {
    back,
    air: motes(stage, y * 0.6, floor, 12),
    quiet: stage.quiet === "top" ? mix(p.sky[0], p.sky[1], 0.5) : mix(p.ground[1], felt, 0.62),
  };
}

/** White stitches along the felt road. */
function dashes(stage: Stage): string {
  const { canvas, horizon, floor } = stage;
  let d = "";
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const y = horizon + 30 + (floor + 180 - horizon) * t ** 1.4;
    d += `M${at(W * (0.6 - 0.1 * t), y)}l${at(-4 * t, 30 * t)}`;
  }
  return line(d, canvas.grade("#fff6e0"), 8, 0.7);
}

function arch(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const half = width / 2;
  const blue = canvas.fade(canvas.grade("#5f9fb0"), 0.14);
  const d = `M${at(x - half, y)}V${num(y - width * 0.75)}H${num(x + half)}V${num(y)}H${num(x + half * 0.52)}V${num(y - width * 0.2)}A${num(half * 0.52)} ${num(half * 0.52)} 0 0 0 ${at(x - half * 0.52, y - width * 0.2)}V${num(y)}Z`;
  return (
    paint(canvas, d, blue, { turn: 9, strokes: 24 }) +
    paint(
      canvas,
      polygon([
        [x - half * 0.5, y - width * 0.75],
        [x, y - width * 1.1],
        [x + half * 0.5, y - width * 0.75],
      ]),
      canvas.fade(canvas.grade("#f0bf55"), 0.12),
      { turn: 7, strokes: 10 },
    )
  );
}

/** Paper stars and clouds on strings from above. */
function hangings(stage: Stage): string {
  const { canvas, horizon, quiet } = stage;
  const random = canvas.randomFor("hangings");
  const low = quiet === "top" ? 390 : 150;
  return [0.3, 0.5, 0.72, 0.9]
    .map((u, i) => {
      const x = W * u + random.gauss() * 20;
      const y = low + random() * Math.max(20, horizon * 0.3 - 40);
      const gold = canvas.grade("#f6d36a");
      const star = polygon(
        Array.from(
          { length: 10 },
          (_, k) =>
            [
              x + Math.cos((k / 10) * 6.283 - 1.571) * (k % 2 ? 13 : 28),
              y + Math.sin((k / 10) * 6.283 - 1.571) * (k % 2 ? 13 : 28),
            ] as const,
        ),
      );
      const puff = smooth([
        [x - 44, y + 10],
        [x - 34, y - 12],
        [x - 8, y - 24],
        [x + 20, y - 18],
        [x + 44, y + 10],
        [x, y + 16],
      ]);
      return (
        line(`M${at(x, -60)}V${num(y - 20)}`, canvas.grade("#fff6e0"), 2, 0.6) +
        (i % 2
          ? paint(canvas, puff, canvas.grade("#fffaf0"), { turn: 6, strokes: 8 })
          : canvas.glow(x, y, 60, gold, 0.3) + paint(canvas, star, gold, { turn: 5, strokes: 6 })) +
        fill(oval(x, y - 24, 2), gold)
      );
    })
    .join("");
}
