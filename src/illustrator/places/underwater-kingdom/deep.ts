import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { rays } from "../parts/air.ts";
import { skyWash } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;

/** Water with the light of the hour falling in from above, and rock shapes in the blue. */
export function deepWater(stage: Stage, lightX: number): string {
  const { canvas, horizon: y } = stage;
  const random = canvas.randomFor("reefs");
  let svg = skyWash(stage, H * 0.8) + canvas.glow(lightX, -60, H * 0.75, canvas.palette.sun, 0.85);
  let shimmer = "";
  for (let i = 0; i < 16; i++) {
    const x = lightX + random.gauss() * 420;
    shimmer += mark(x, random.range(-10, 70), random.range(90, 220), random.range(3, 8), random.gauss() * 0.08);
  }
  svg += fill(shimmer, "#ffffff", 0.3);
  for (const [base, depth, count, tall] of [
    [y - 10, 0.8, 5, 260],
    [y + 20, 0.5, 4, 200],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = (W * (i + 0.5)) / count + random.gauss() * 80;
      const w = random.range(120, 220);
      const h = tall * random.range(0.4, 1);
      svg += paint(
        canvas,
        smooth(
          [
            [x - w, base + 60],
            [x - w * 0.7, base - h * 0.5],
            [x - w * 0.2, base - h * 0.8],
            [x + w * 0.1, base - h],
            [x + w * 0.5, base - h * 0.55],
            [x + w, base + 60],
          ],
          true,
          0.8,
        ),
        canvas.fade(canvas.palette.mid, depth),
        { turn: 20, strokes: depth > 0.6 ? 0 : 16, strokeLength: 60 },
      );
    }
  }
  return svg;
}

/** The net of light that waves throw on the sand. */
export function caustics(stage: Stage): string {
  const { canvas, horizon, floor } = stage;
  const random = canvas.randomFor("caustics");
  let d = "";
  for (let i = 0; i < 26; i++) {
    const x = random.range(-20, W);
    const y = horizon + 30 + (H - horizon) * random() ** 1.1;
    const k = 0.4 + (0.8 * (y - horizon)) / (floor - horizon);
    d += `M${at(x, y)}q${at(34 * k, -9 * k)} ${at(62 * k, 0)}t${at(52 * k, 2 * k)}`;
  }
  return line(d, mix(canvas.palette.sun, "#ffffff", 0.5), 3, 0.34);
}

/** Shafts of light through the water. */
export const waterFront = (stage: Stage, lightX: number): string =>
  rays(stage, lightX - 60, -300, mix(stage.canvas.palette.sun, "#ffffff", 0.3), 6, stage.night ? 0.1 : 0.16, 0.85);
