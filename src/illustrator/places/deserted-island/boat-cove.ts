import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, box, polygon, smooth } from "../../gouache/path.ts";
import { strokes } from "../../gouache/brush.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import { shell, starfish } from "../parts/marine.ts";
import { bush, tuft } from "../parts/plants.ts";
import { rock } from "../parts/rock.ts";
import { palm } from "../parts/palm.ts";
import type { Scenery, Stage } from "../stage.ts";
import { beach, rowingBoat, seaView } from "./shore.ts";

const W = FRAME.width;

/** A cove below a cliff with a lighthouse, a rowing boat drawn up on the sand. */
export function boatCove(stage: Stage): Scenery {
  const { canvas, horizon: y, floor, night, hour } = stage;
  const p = canvas.palette;
  let back =
    seaView(stage, W * 0.36, y + 60) +
    headland(stage, W * 0.86, y + 50) +
    lighthouse(stage, W * 0.82, y - 176, 210, hour !== "day");
  back +=
    beach(stage, y + 60) +
    rock(canvas, W * 0.62, y + 40, 90, "#9c9a96") +
    rock(canvas, W * 0.56, y + 52, 50, "#aaa59c");
  back +=
    palm(canvas, W * 0.97, y + 130, 300, -46, 0.18) + bush(canvas, W * 0.93, y + 136, 150, p.near, { depth: 0.16 });
  back +=
    lightPool(stage, W * 0.48, floor - 16, 400, night ? 0.24 : 0.4) +
    rowingBoat(stage, W * 0.83, floor - 76, 270, "#5f9fb0");
  back +=
    footing(stage, W * 0.04, floor - 90, 250) +
    crag(stage, 0, floor - 80, 330) +
    tuft(stage, W * 0.12, floor - 72, 130, mix(p.near, p.ground[1], 0.3)) +
    rock(canvas, W * 0.2, floor - 56, 100, "#a5988c");
  back +=
    starfish(canvas, W * 0.3, floor + 16, 24, "#f0925f") +
    shell(canvas, W * 0.7, floor + 20, 40, "#f6c9b0") +
    shell(canvas, W * 0.24, floor - 20, 30, "#f2dcb0");
  return { back, air: night ? motes(stage, y, floor, 12) : "" };
}

function headland(stage: Stage, x: number, y: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor("headland");
  const stone = canvas.fade(mix(canvas.grade("#b39f8c"), canvas.palette.near, 0.12), 0.34);
  const d = smooth(
    [
      [x - 230, y],
      [x - 190, y - 90],
      [x - 120, y - 130],
      [x - 80, y - 210],
      [x + 20, y - 232],
      [x + 120, y - 250],
      [x + 280, y - 240],
      [x + 300, y + 30],
      [x - 60, y + 20],
    ],
    true,
    0.6,
  );
  const green = canvas.fade(canvas.palette.near, 0.3);
  const turf = fill(
    smooth([
      [x - 90, y - 206],
      [x + 20, y - 244],
      [x + 120, y - 262],
      [x + 290, y - 250],
      [x + 290, y - 214],
      [x + 130, y - 226],
      [x + 30, y - 208],
      [x - 50, y - 190],
    ]),
    green,
  );
  const cracks = fill(
    strokes(random, [x - 200, y - 220, x + 280, y], { count: 60, length: 80, half: 3, angle: 1.4 }),
    canvas.shade(stone, 0.4),
    0.3,
  );
  return paint(canvas, d, stone, { turn: 24, shadow: 0.3, strokes: 40, strokeAngle: 0.1, inside: cracks + turf });
}

function lighthouse(stage: Stage, x: number, y: number, height: number, lit: boolean): string {
  const { canvas } = stage;
  const depth = 0.2;
  const white = canvas.fade(canvas.grade("#fbf3e4"), depth);
  const red = canvas.fade(canvas.grade("#d9594c"), depth);
  const w = height * 0.16;
  const top = y - height;
  const side = (t: number) => w * (1 - 0.36 * t);
  const band = (a: number, b: number) =>
    polygon([
      [x - side(a), y - height * a],
      [x + side(a), y - height * a],
      [x + side(b), y - height * b],
      [x - side(b), y - height * b],
    ]);
  const beam = lit
    ? fill(
        polygon([
          [x, top - 14],
          [x - 620, top - 110],
          [x - 620, top + 40],
        ]),
        canvas.linear(
          [
            [0, canvas.palette.lamp, 0],
            [1, canvas.palette.lamp, 0.55],
          ],
          [0, 0, 1, 0],
        ),
      )
    : "";
  return (
    beam +
    paint(canvas, band(0, 1), white, {
      turn: 9,
      strokes: 20,
      strokeAngle: 1.5,
      inside: fill(band(0.18, 0.38) + band(0.6, 0.8), red),
    }) +
    paint(canvas, box(x - w * 0.95, top - 6, w * 1.9, 12, 3), red, { turn: 3, strokes: 4 }) +
    fill(box(x - w * 0.5, top - 38, w, 34, 3), lit ? canvas.palette.lamp : canvas.fade("#bfe6ea", depth)) +
    (lit ? canvas.glow(x, top - 20, 110, canvas.palette.lamp, 0.8) : "") +
    line(`M${at(x - w * 0.5, top - 38)}v34M${at(x, top - 38)}v34M${at(x + w * 0.5, top - 38)}v34`, red, 3) +
    fill(
      polygon([
        [x - w * 0.8, top - 36],
        [x, top - 66],
        [x + w * 0.8, top - 36],
      ]),
      red,
    )
  );
}

/** A near mass of rock with a small cave in it. */
function crag(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor("crag");
  const stone = canvas.grade(mix("#a5927f", canvas.palette.ground[2], 0.25));
  const d = smooth(
    [
      [x - width, y + 30],
      [x - width, y - width * 2],
      [x - width * 0.2, y - width * 1.9],
      [x + width * 0.12, y - width * 1.5],
      [x + width * 0.2, y - width * 1.0],
      [x + width * 0.42, y - width * 0.6],
      [x + width * 0.5, y - width * 0.1],
      [x + width * 0.56, y + 20],
    ],
    true,
    0.6,
  );
  const cave = fill(
    smooth([
      [x - width * 0.1, y + 20],
      [x - width * 0.06, y - width * 0.3],
      [x + width * 0.1, y - width * 0.44],
      [x + width * 0.26, y - width * 0.28],
      [x + width * 0.3, y + 20],
    ]),
    canvas.shade(stone, 0.7),
  );
  const cracks =
    fill(
      strokes(random, [x - 60, y - width * 1.9, x + width * 0.6, y], { count: 60, length: 110, half: 4, angle: 1.35 }),
      canvas.shade(stone, 0.45),
      0.28,
    ) +
    fill(
      strokes(random, [x - 60, y - width * 1.9, x + width * 0.5, y], { count: 40, length: 80, half: 4, angle: 0.3 }),
      canvas.lighten(stone, 0.5),
      0.26,
    );
  return (
    paint(canvas, d, stone, { turn: 34, shadow: 0.32, strokes: 0, inside: cracks + cave }) +
    bush(canvas, x + width * 0.06, y - width * 1.46, 190, canvas.palette.near) +
    bush(canvas, x + width * 0.36, y - width * 0.58, 110, canvas.palette.near)
  );
}
