import { FRAME } from "#book/format.ts";
import { polygon } from "../../gouache/path.ts";
import { fill } from "../../gouache/shape.ts";
import { footing, lightPool } from "../parts/land.ts";
import { motes } from "../parts/air.ts";
import type { Scenery, Stage } from "../stage.ts";
import { block, floorBoards, roomWindow, rug, wallpaper } from "../parts/room.ts";
import { ball } from "./ball.ts";
import { shelf, train } from "./toys.ts";

const W = FRAME.width;

/** The playroom: a window, a shelf of toys, a train going by, a tower of blocks near at the side. */
export function playroom(stage: Stage): Scenery {
  const { canvas, horizon, floor, night, quiet } = stage;
  const p = canvas.palette;
  const y = horizon + 56;
  // Words at the top take the wall above: the window is lower then.
  const low = quiet === "top";
  let back =
    wallpaper(stage, y) +
    roomWindow(stage, W * 0.68, y - (low ? 118 : 150), 240, low ? 236 : 300, "#d9605a") +
    shelf(stage, W * 0.12, y - 230, 300);
  back +=
    floorBoards(stage, y) +
    fill(
      polygon([
        [W * 0.6, y],
        [W * 0.8, y],
        [W * 0.72, floor + 40],
        [W * 0.34, floor + 40],
      ]),
      canvas.linear([
        [0, p.sun, night ? 0.24 : 0.5],
        [1, p.sun, 0],
      ]),
    );
  back +=
    train(stage, W * 0.56, y + 74, 110) +
    rug(stage, W * 0.5, floor + 2, 430, "#c8605a") +
    lightPool(stage, W * 0.5, floor - 6, 330, night ? 0.22 : 0.26);
  back += block(stage, W * 0.9, y + 128, 84, 1, "heart") + ball(canvas, W * 0.985, y + 150, 50);
  back +=
    footing(stage, W * 0.09, floor - 62, 230) +
    block(stage, W * 0.03, floor - 70, 170, 2, "star") +
    block(stage, W * 0.19, floor - 50, 130, 0, "moon") +
    block(stage, W * 0.08, floor - 240, 150, 3, "heart", -5) +
    block(stage, W * 0.06, floor - 410, 110, 1, "none", 7);
  back += block(stage, W * 0.95, floor - 16, 120, 4, "star", 6);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, floor, 14),
    quiet: quiet === "top" ? canvas.lighten(p.far, 0.05) : p.ground[1],
  };
}
