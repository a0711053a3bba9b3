import { FRAME } from "#book/format.ts";
import { specks } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, bend, ellipse, num, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";
import { type Lobe, leafOutline, leafDabs } from "./leaves.ts";
import { fir } from "./fir.ts";

const SNOW = "#fbfcff";

export interface TreeOptions {
  /** Leaves; the palette's near green when left out. */
  leaves?: Hex;
  /** 0 near to 1 at the horizon: fades it into the haze. */
  depth?: number;
  fruit?: Hex;
  snow?: boolean;
  /** Leaf dabs of a near tree. */
  dabs?: number;
}

/** A round-crowned tree standing at (x, y). */
export function roundTree(canvas: Canvas, x: number, y: number, height: number, options: TreeOptions = {}): string {
  const { depth = 0, dabs = 130, snow = false } = options;
  const random = canvas.randomFor(`tree${Math.round(x)}/${Math.round(height)}`);
  const leaves = canvas.fade(options.leaves ?? canvas.palette.near, depth);
  const wood = canvas.fade(canvas.palette.trunk, depth);
  const half = height * 0.05;
  const lean = random.gauss() * height * 0.06;
  const crownX = x + lean;
  const crownY = y - height * 0.66;
  let svg = paint(
    canvas,
    tube(
      bend([x, y + height * 0.01], [x - lean * 0.4, y - height * 0.3], [crownX, y - height * 0.6], 8),
      half * 1.25,
      half * 0.55,
    ),
    wood,
    {
      turn: half * 0.6,
      strokes: depth > 0.6 ? 0 : 10,
      strokeLength: height * 0.07,
      strokeHalf: height * 0.005,
      strokeAngle: 1.5,
    },
  );
  svg += fill(
    `M${at(x - half * 1.1, y - height * 0.03)}Q${at(x - half * 1.8, y)} ${at(x - half * 2.8, y + height * 0.012)}H${num(x + half * 2.8)}Q${at(x + half * 1.8, y)} ${at(x + half * 1.1, y - height * 0.03)}Z`,
    wood,
  );
  for (const side of [-1, 1]) {
    svg += fill(
      tube(
        bend(
          [x + lean * 0.6, y - height * 0.4],
          [x + side * height * 0.1, y - height * 0.48],
          [crownX + side * height * 0.2, y - height * 0.62],
          5,
        ),
        half * 0.4,
        half * 0.2,
      ),
      wood,
    );
  }
  const lobes: Lobe[] = [[crownX, crownY, height * 0.27, height * 0.21]];
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * 2 * (i / 7) + random.gauss() * 0.2;
    lobes.push([
      crownX + Math.cos(angle) * height * 0.22,
      crownY + Math.sin(angle) * height * 0.15 - height * 0.02,
      height * 0.155 * random.range(0.85, 1.2),
      height * 0.14 * random.range(0.85, 1.2),
    ]);
  }
  const caps = lobes
    .slice(1)
    .map(([lx, ly, rx, ry]) =>
      smooth(
        ellipse(
          lx + canvas.light.x * rx * 0.35,
          ly + canvas.light.y * ry * 0.35,
          rx * 0.66,
          ry * 0.55,
          10,
          random,
          0.1,
        ),
      ),
    )
    .join("");
  svg += paint(canvas, leafOutline(lobes, crownX, crownY, random), leaves, {
    turn: height * 0.06,
    shadow: 0.3,
    light: 0.16,
    strokes: 0,
    inside: fill(caps, canvas.lighten(leaves, 0.18), 0.55),
  });
  svg += leafDabs(
    canvas,
    random,
    lobes,
    Math.round(dabs * (1 - depth * 0.85)),
    leaves,
    height * 0.036,
    depth > 0.45 ? 0.55 : 1,
  );
  if (options.fruit) {
    svg += fill(
      specks(
        random,
        [crownX - height * 0.28, crownY - height * 0.16, crownX + height * 0.28, crownY + height * 0.16],
        11,
        height * 0.02,
      ),
      options.fruit,
    );
  }
  if (snow) {
    const white = lobes
      .slice(1)
      .filter(([, ly]) => ly < crownY + height * 0.04)
      .map(([lx, ly, rx, ry]) =>
        smooth([
          [lx - rx * 0.85, ly - ry * 0.4],
          [lx - rx * 0.3, ly - ry * 1.02],
          [lx + rx * 0.4, ly - ry * 0.95],
          [lx + rx * 0.8, ly - ry * 0.45],
          [lx + rx * 0.2, ly - ry * 0.6],
          [lx - rx * 0.3, ly - ry * 0.48],
        ]),
      )
      .join("");
    svg += fill(white, canvas.fade(SNOW, depth * 0.7), 0.93);
  }
  return svg;
}

/** A line of far trees as soft masses, firs and round crowns mixed. */
export function treeLine(
  stage: Stage,
  y: number,
  height: number,
  count: number,
  depth: number,
  firs = 0.4,
  leaves?: Hex,
): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`line${Math.round(y)}/${count}`);
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = (FRAME.width * (i + 0.5)) / count + random.gauss() * 46;
    const h = height * random.range(0.75, 1.15);
    const options = { depth, snow: stage.snow, leaves: leaves ?? canvas.palette.mid };
    svg += random.chance(firs)
      ? fir(canvas, x, y + random.gauss() * 10, h, options)
      : roundTree(canvas, x, y + random.gauss() * 10, h, options);
  }
  return svg;
}
