import { FRAME } from "#book/format.ts";
import { at, num, oval } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { lightPool } from "../parts/land.ts";
import { rug } from "../parts/room.ts";
import { sparkle } from "../parts/sky.ts";
import type { Scenery, Stage } from "../stage.ts";
import { drawBed } from "./bed.ts";
import { framedPicture, hangingLamp, wallShelf } from "./furniture.ts";
import { indoors, type RoomStyle } from "./style.ts";
import { floor, wall } from "./walls.ts";
import { roomWindow } from "./windows.ts";

const W = FRAME.width;

/** A bedroom: a window, books on a shelf, a mobile of stars over the bed, a rug before it. */
export function bedroom(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon, night, quiet } = stage;
  const y = horizon + 50;
  const low = quiet === "top";
  const height = Math.min(low ? 250 : 320, y - 150);
  let back =
    wall(stage, style, y) +
    roomWindow(stage, style, { x: W * 0.62, y: y - 96, width: style.window === "wide" ? 360 : 250, height }) +
    wallShelf(stage, style, W * 0.05, y - 190, 270, "books") +
    framedPicture(stage, style, W * 0.92, y - 250, 120) +
    floor(stage, style, y);
  back += rug(stage, W * 0.5, stage.floor + 4, 430, style.cloth) + lightPool(stage, W * 0.5, stage.floor, 340, 0.24);
  if (!stage.bedTaken) {
    const bed = drawBed(canvas, style, {
      left: W * 0.66,
      right: W * 1.08,
      y: y + 40,
      scale: 1.1,
      headAt: "right",
      night,
    });
    back += bed.frame + bed.made;
  }
  back += mobile(stage, W * 0.33, low ? y - 330 : y - 420);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, stage.floor, 10),
    front: night ? canvas.glow(W * 0.14, y - 120, 520, canvas.palette.lamp, 0.3) : "",
    quiet: low ? canvas.shade(indoors(stage, style.wallColour), night ? 0.34 : 0.1) : indoors(stage, style.floorColour),
  };
}

/** Stars and a moon on threads. */
function mobile({ canvas }: Stage, x: number, y: number): string {
  const { lamp, trunk } = canvas.palette;
  const threads = [-70, 0, 70];
  return (
    line(`M${at(x, -60)}V${num(y - 60)}M${at(x - 74, y - 56)}Q${at(x, y - 76)} ${at(x + 74, y - 56)}`, trunk, 4, 0.8) +
    line(threads.map((dx, i) => `M${at(x + dx, y - 58)}V${num(y - 14 + (i % 2) * 34)}`).join(""), trunk, 2, 0.7) +
    threads.map((dx, i) => fill(sparkle(x + dx, y + (i % 2) * 34, 22), lamp)).join("") +
    fill(oval(x - 35, y + 60, 7) + oval(x + 35, y + 52, 7), canvas.lighten(lamp, 0.4))
  );
}

/** A light over the room for rooms that have a ceiling lamp. */
export const ceilingLamp = (stage: Stage, style: RoomStyle, x: number): string =>
  hangingLamp(stage, style, x, Math.max(120, stage.horizon - (stage.quiet === "top" ? 260 : 420)));
