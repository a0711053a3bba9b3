import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { fern, tuft } from "../parts/plants.ts";
import { rock } from "../parts/rock.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import { shell, starfish } from "../parts/marine.ts";
import { palm } from "../parts/palm.ts";
import type { Scenery, Stage } from "../stage.ts";
import { beach, sail, seaView } from "./shore.ts";

const W = FRAME.width;

/** A wide beach under leaning palms, a sail far out. */
export function palmBeach(stage: Stage): Scenery {
  const { canvas, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  let back = seaView(stage, W * 0.56, y + 60) + sail(stage, W * 0.74, y - 40, 110) + beach(stage, y + 64);
  back +=
    palm(canvas, W * 0.96, y + 96, 330, -60, 0.22) +
    palm(canvas, W * 1.01, y + 110, 260, -20, 0.2) +
    tuft(stage, W * 0.96, y + 100, 150, mix(p.near, p.ground[1], 0.3));
  back += lightPool(stage, W * 0.5, floor - 16, 400, night ? 0.24 : 0.4) + footing(stage, W * 0.08, floor - 84, 250);
  back += palm(canvas, W * 0.02, floor - 92, 700, 150) + palm(canvas, W * 0.09, floor - 76, 520, -40, 0.04);
  back +=
    fern(canvas, W * 0.05, floor - 64, 170, mix(p.near, p.ground[1], 0.12)) +
    fern(canvas, W * 0.15, floor - 60, 110, mix(p.near, p.ground[0], 0.25)) +
    rock(canvas, W * 0.9, floor - 56, 140, "#b3a594") +
    rock(canvas, W * 0.98, floor - 40, 100, "#a5988c");
  back +=
    starfish(canvas, W * 0.78, floor + 12, 26, "#f0925f") +
    shell(canvas, W * 0.28, floor + 24, 42, "#f6c9b0") +
    shell(canvas, W * 0.66, floor - 66, 30, "#f2dcb0") +
    shell(canvas, W * 0.86, floor - 14, 34, "#e8b0b8");
  return { back, air: night ? motes(stage, y, floor, 14) : "" };
}
