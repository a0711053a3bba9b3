import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { bubbles } from "../parts/air.ts";
import { edge, footing, ground } from "../parts/land.ts";
import { anemone, coral, fanCoral, kelp, seaTower, shell, starfish } from "../parts/marine.ts";
import { fish, school } from "../parts/fish.ts";
import { rock } from "../parts/rock.ts";
import type { Scenery, Stage } from "../stage.ts";
import { caustics, deepWater, waterFront } from "./deep.ts";

const W = FRAME.width;

/** The coral garden before the sea people's city, a great coral near at the side. */
export function reef(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor } = stage;
  const p = canvas.palette;
  let back = deepWater(stage, W * 0.4);
  for (const [u, w, h, depth] of [
    [0.84, 56, 330, 0.62],
    [0.62, 40, 200, 0.72],
    [0.92, 44, 230, 0.58],
    [0.7, 62, 280, 0.5],
    [0.78, 84, 390, 0.44],
    [0.86, 54, 210, 0.42],
  ] as const)
    back += seaTower(canvas, W * u, y + 20, w, h, u > 0.75 ? "#f0c4d0" : "#c8d0f0", depth);
  back +=
    school(canvas, W * 0.3, y * 0.62, 15, p.near, 0.35, 1) +
    fish(canvas, W * 0.52, y * 0.78, 70, "#f3c64b", "#f08a4b", -1, 0.2) +
    fish(canvas, W * 0.6, y * 0.86, 48, "#e58ab0", "#f6c9d8", -1, 0.3);
  back += ground(stage, edge(random, y + 20, 18), { marks: 100, inside: caustics(stage) });
  back +=
    kelp(canvas, W * 0.3, y + 60, 250, canvas.fade(mix("#4f9a6a", p.mid, 0.4), 0.2)) +
    kelp(canvas, W * 0.34, y + 66, 170, canvas.fade(mix("#6fb070", p.mid, 0.3), 0.2)) +
    kelp(canvas, W * 0.97, floor - 110, 420, mix("#4f9a6a", p.mid, 0.35)) +
    kelp(canvas, W * 0.92, floor - 120, 280, mix("#6fb070", p.mid, 0.3));
  back +=
    coral(canvas, W * 0.44, y + 76, 120, "#f0a85f") +
    fanCoral(canvas, W * 0.62, y + 70, 96, "#b78ae0") +
    rock(canvas, W * 0.53, y + 84, 110, "#7f9aa5");
  back +=
    footing(stage, W * 0.1, floor - 90, 250) +
    rock(canvas, W * 0.03, floor - 84, 260, "#7f9aa5") +
    fanCoral(canvas, W * 0.02, floor - 150, 260, "#b78ae0") +
    coral(canvas, W * 0.14, floor - 92, 360, "#ec6f6a") +
    anemone(canvas, W * 0.24, floor - 62, 92, "#f6a0a0");
  back +=
    anemone(canvas, W * 0.88, floor - 70, 110, "#f0a85f") +
    rock(canvas, W * 0.96, floor - 40, 130, "#7f9aa5") +
    coral(canvas, W * 0.99, floor - 60, 190, "#e58ab0");
  back +=
    shell(canvas, W * 0.8, floor + 12, 52, "#f6c9b0") +
    starfish(canvas, W * 0.3, floor + 22, 26, "#f0925f") +
    shell(canvas, W * 0.7, floor - 70, 34, "#f2dcb0");
  return {
    back,
    air: bubbles(stage) + fish(canvas, W * 0.86, y * 0.98, 92, "#f08a4b", "#f3c64b", -1),
    front: waterFront(stage, W * 0.4),
  };
}
