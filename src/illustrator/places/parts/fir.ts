import { strokes } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { TreeOptions } from "./trees.ts";

const SNOW = "#fbfcff";

/** A fir in four tiers standing at (x, y). */
export function fir(canvas: Canvas, x: number, y: number, height: number, options: TreeOptions = {}): string {
  const { depth = 0, snow = false } = options;
  const random = canvas.randomFor(`fir${Math.round(x)}/${Math.round(height)}`);
  const needles = canvas.fade(options.leaves ?? canvas.palette.near, depth);
  let svg = fill(
    tube(
      [
        [x, y],
        [x, y - height * 0.25],
      ],
      height * 0.035,
      height * 0.025,
    ),
    canvas.fade(canvas.palette.trunk, depth),
  );
  for (let i = 0; i < 4; i++) {
    const base = y - height * 0.12 - i * height * 0.2;
    const half = height * 0.26 * (1 - i * 0.2) * random.range(0.94, 1.06);
    const top = base - height * 0.32;
    const tier: Point[] = [
      [x - half, base + random.gauss() * height * 0.01],
      [x - half * 0.62, base - height * 0.05],
      [x - half * 0.3, base - height * 0.15],
      [x + random.gauss() * height * 0.01, top],
      [x + half * 0.3, base - height * 0.15],
      [x + half * 0.62, base - height * 0.05],
      [x + half, base + random.gauss() * height * 0.01],
      [x + half * 0.66, base + height * 0.012],
      [x + half * 0.46, base + height * 0.032],
      [x + half * 0.2, base + height * 0.008],
      [x, base + height * 0.028],
      [x - half * 0.25, base + height * 0.006],
      [x - half * 0.5, base + height * 0.034],
      [x - half * 0.7, base + height * 0.01],
    ];
    const tone = canvas.lighten(needles, i * 0.035);
    svg +=
      depth > 0.5
        ? fill(smooth(tier, true, 0.6), tone) +
          fill(
            strokes(random, [x - half * 0.8, base - height * 0.2, x + half * 0.1, base], {
              count: 6,
              length: height * 0.07,
              half: height * 0.006,
              angle: 1.2,
            }),
            canvas.lighten(tone, 0.3),
            0.35,
          )
        : paint(canvas, smooth(tier, true, 0.55), tone, {
            turn: height * 0.022,
            strokes: 12,
            strokeLength: height * 0.05,
            strokeHalf: height * 0.006,
            strokeAngle: 1.2,
          });
    if (snow) {
      const cap: Point[] = [
        [x - half * 0.98, base - height * 0.004],
        [x - half * 0.55, base - height * 0.075],
        [x, top + height * 0.002],
        [x + half * 0.5, base - height * 0.08],
        [x + half * 0.8, base - height * 0.02],
        [x + half * 0.4, base - height * 0.04],
        [x + half * 0.1, base - height * 0.09],
        [x - half * 0.25, base - height * 0.055],
        [x - half * 0.5, base - height * 0.03],
      ];
      svg += fill(smooth(cap, true, 0.6), canvas.fade(SNOW, depth * 0.7), 0.95);
    }
  }
  return svg;
}
