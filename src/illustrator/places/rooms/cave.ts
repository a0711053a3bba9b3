import { FRAME } from "#book/format.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { edge, ground, lightPool } from "../parts/land.ts";
import { rock } from "../parts/rock.ts";
import { clouds, lights, skyWash } from "../parts/sky.ts";
import { OVERSCAN, type Scenery, type Stage } from "../stage.ts";
import type { RoomStyle } from "./style.ts";

const { width: W, height: H } = FRAME;

/** A cave: its mouth on the hour's sky, stones that hang and stand, crystals that light it. */
export function cave(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon: y, floor, night, quiet } = stage;
  const p = canvas.palette;
  const stone = mix(mix(p.shadow, canvas.grade(style.wallColour), 0.34), p.far, night ? 0.1 : 0.26);
  const crystal = canvas.grade(style.cloth);
  let back = skyWash(stage) + lights(stage, W * 0.6, y - 170, 0.7) + clouds(stage, 1) + hills(stage);
  back += ground(stage, edge(stage.random, y + 14, 8), {
    inside: fill(`M${at(-OVERSCAN, y)}H${W + OVERSCAN}V${H + OVERSCAN}H${-OVERSCAN}Z`, stone, 0.72),
  });
  back += hollow(stage, stone) + hanging(stage, stone);
  back +=
    crystals(stage, W * 0.1, floor - 110, 150, crystal) +
    crystals(stage, W * 0.9, y + 96, 92, canvas.lighten(crystal, 0.2));
  back +=
    rock(canvas, W * 0.97, floor - 20, 210, stone) + rock(canvas, W * 0.26, y + 80, 90, canvas.lighten(stone, 0.12));
  back += pool(stage, W * 0.66, y + 120, 190) + lightPool(stage, W * 0.5, floor, 380, night ? 0.34 : 0.5);
  back += standing(stage, W * 0.83, y + 60, stone) + drawings(W * 0.06, y - 150, stone);
  return {
    back,
    air: motes({ ...stage, night: true }, y * 0.6, floor, 12),
    front: canvas.glow(W * 0.1, floor - 170, 420, canvas.lighten(crystal, 0.5), night ? 0.4 : 0.2),
    quiet: quiet === "top" ? canvas.shade(stone, 0.2) : canvas.shade(stone, 0.1),
  };
}

/** Still water on the cave's floor, the sky in it. */
function pool({ canvas }: Stage, x: number, y: number, rx: number): string {
  const { sky, light } = canvas.palette;
  const water = mix(sky[1], canvas.palette.shadow, 0.25);
  return (
    fill(oval(x, y + 4, rx * 1.06, rx * 0.24), canvas.palette.shadow, 0.3) +
    paint(canvas, oval(x, y, rx, rx * 0.21), water, { turn: 5, strokes: 10, strokeAngle: 0, strokeLength: 70 }) +
    fill(oval(x - rx * 0.3, y - 6, rx * 0.34, 5) + oval(x + rx * 0.3, y + 10, rx * 0.24, 4), light, 0.45)
  );
}

/** Stones that stand, of several heights. */
function standing(stage: Stage, x: number, y: number, stone: Hex): string {
  const { canvas } = stage;
  const random = canvas.randomFor("standing stones");
  return [0, 1, 2, 3]
    .map((i) => {
      const [sx, h, w] = [x + i * 58, random.range(70, 180), random.range(26, 40)];
      const d = smooth(
        [
          [sx - w, y + 30],
          [sx - w * 0.4, y - h * 0.6],
          [sx, y - h],
          [sx + w * 0.5, y - h * 0.55],
          [sx + w, y + 30],
        ],
        true,
        0.8,
      );
      return paint(canvas, d, canvas.lighten(stone, 0.06 + i * 0.03), { turn: 9, strokes: 12, strokeAngle: 1.4 });
    })
    .join("");
}

/** What somebody drew on the wall long ago: a sun, a deer, a hand. */
function drawings(x: number, y: number, stone: Hex): string {
  const ochre = mix(stone, "#d9855a", 0.6);
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    return `M${at(x + 40 + c * 26, y + s * 26)}L${at(x + 40 + c * 40, y + s * 40)}`;
  }).join("");
  const deer = `M${at(x, y + 110)}q20 -14 62 -8l18 -26m-18 26l8 40m-58 -34l-6 36m20 -34l0 34m30 -36l0 36M${at(x + 80, y + 76)}l14 -18m-14 18l-2 -22`;
  return fill(oval(x + 40, y, 17), ochre, 0.6) + line(rays + deer, ochre, 6, 0.6);
}

function hills({ canvas, horizon: y }: Stage): string {
  return fill(
    smooth(
      [
        [W * 0.2, y + 30],
        [W * 0.38, y - 50],
        [W * 0.58, y - 20],
        [W * 0.8, y - 64],
        [W, y + 30],
      ],
      true,
      0.9,
    ),
    canvas.fade(canvas.palette.mid, 0.4),
  );
}

/** The walls and the roof around the cave's mouth. */
function hollow({ canvas, horizon: y, floor }: Stage, stone: Hex): string {
  const mouth = (grow: number) =>
    smooth(
      [
        [W * 0.28 - grow, y + 60],
        [W * 0.26 - grow, y - 120],
        [W * 0.36 - grow, y - 300 - grow],
        [W * 0.56, y - 360 - grow],
        [W * 0.76 + grow, y - 270 - grow],
        [W * 0.83 + grow, y - 90],
        [W * 0.8 + grow, y + 60],
        [W * 0.55, y + 84],
      ],
      true,
      0.9,
    );
  const all = `M${-OVERSCAN} ${-OVERSCAN}H${W + OVERSCAN}V${num(floor)}H${-OVERSCAN}Z`;
  const floorless = `M${-OVERSCAN} ${-OVERSCAN}H${W + OVERSCAN}V${num(y + 70)}H${-OVERSCAN}Z`;
  const ring = (grow: number, colour: Hex) =>
    `<path d="${floorless}${mouth(grow)}" fill-rule="evenodd" fill="${colour}"/>`;
  const random = canvas.randomFor("cave");
  let dabs = "";
  for (let i = 0; i < 60; i++) {
    const a = random.range(2.9, 6.5);
    const r = random.range(1.1, 2);
    dabs += oval(
      W * 0.55 + Math.cos(a) * 330 * r,
      y - 120 + Math.sin(a) * 300 * r,
      random.range(20, 60),
      random.range(6, 14),
    );
  }
  return (
    `<g clip-path="${canvas.clip(all)}">` +
    ring(0, canvas.lighten(stone, 0.3)) +
    ring(34, canvas.lighten(stone, 0.12)) +
    ring(110, stone) +
    ring(250, canvas.shade(stone, 0.16)) +
    fill(dabs, canvas.shade(stone, 0.3), 0.16) +
    "</g>"
  );
}

function hanging({ canvas, horizon: y, quiet }: Stage, stone: Hex): string {
  const top = quiet === "top" ? Math.max(60, y - 520) : -20;
  return [0.16, 0.3, 0.44, 0.68, 0.8, 0.93]
    .map((u, i) => {
      const length = 90 + ((i * 53) % 120);
      const x = W * u;
      return paint(
        canvas,
        polygon([
          [x - 30, top - 40],
          [x + 30, top - 40],
          [x + 8, top + length * 0.6],
          [x, top + length],
          [x - 9, top + length * 0.5],
        ]),
        canvas.shade(stone, 0.08),
        { turn: 8, strokes: 8, strokeAngle: 1.5 },
      );
    })
    .join("");
}

function crystals({ canvas }: Stage, x: number, y: number, size: number, colour: Hex): string {
  const shard = (dx: number, h: number, lean: number) => {
    const w = h * 0.2;
    const [tx, ty] = [x + dx + lean * h, y - h];
    return (
      paint(
        canvas,
        polygon([
          [x + dx - w, y],
          [tx - w * 0.7, ty + w],
          [tx, ty - w * 0.4],
          [tx + w * 0.7, ty + w],
          [x + dx + w, y],
        ]),
        colour,
        { turn: h * 0.06, strokes: 8, strokeAngle: 1.4, light: 0.4 },
      ) + line(`M${at(tx, ty)}L${at(x + dx, y)}`, canvas.lighten(colour, 0.6), 3, 0.6)
    );
  };
  return (
    canvas.glow(x, y - size * 0.5, size * 1.6, canvas.lighten(colour, 0.5), 0.4) +
    shard(-size * 0.3, size * 0.7, -0.3) +
    shard(size * 0.34, size * 0.6, 0.34) +
    shard(0, size, 0.06)
  );
}
