import { FRAME } from "#book/format.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, box, num, oval } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { chest } from "../medieval-castle/chest.ts";
import { motes } from "../parts/air.ts";
import { footing, lightPool } from "../parts/land.ts";
import { OVERSCAN, type Scenery, type Stage } from "../stage.ts";
import { barrel, wallShelf } from "./furniture.ts";
import { clearOfHeads, indoors, lampLit, type RoomStyle } from "./style.ts";
import { floor, wall } from "./walls.ts";
import { roomWindow } from "./windows.ts";

const W = FRAME.width;

/** A ship's cabin, on the sea or among the stars: portholes, ribs, a chart on the wall, a lantern that swings. */
export function cabin(stage: Stage, style: RoomStyle): Scenery {
  const { canvas, horizon, floor: ground, night, quiet } = stage;
  const y = horizon + 50;
  const ship: RoomStyle = { ...style, window: "round", wall: style.wall === "panels" ? "panels" : "planks" };
  const hole = (u: number, size: number) =>
    roomWindow(stage, ship, { x: W * u, y: y - 130, width: size, height: size });
  // By the page one looks out of two portholes or a greater one, and a hammock hangs in some.
  const random = canvas.randomFor("cabin");
  const holes = random.pick([() => hole(0.42, 190) + hole(0.68, 190), () => hole(0.41, 236), () => hole(0.68, 226)])();
  const slung = random.chance(0.5) ? hammock(stage, W * 0.62, W * 1.04, y - 60, canvas.grade(style.cloth)) : "";
  const lampAt = clearOfHeads(stage, [0.55, 0.27, 0.81]);
  let back =
    wall(stage, ship, y) +
    holes +
    chart(stage, W * 0.9, y - 230) +
    wallShelf(stage, ship, W * 0.04, y - 170, 220, "books") +
    ribs(stage, ship, y) +
    floor(stage, { ...ship, floor: ship.wall === "panels" ? "deck" : "boards" }, y) +
    slung +
    lantern(stage, lampAt, Math.max(150, y - (quiet === "top" ? 360 : 520)));
  back += chest(stage, W * 0.84, y + 110, 180) + footing(stage, W * 0.06, ground - 70, 190);
  back += barrel(stage, ship, W * 0.06, ground - 70, 200) + lightPool(stage, W * 0.5, ground, 340, 0.26);
  return {
    back,
    air: motes({ ...stage, night: false }, y * 0.5, ground, 8),
    front: night ? canvas.glow(lampAt, y - 200, 560, canvas.palette.lamp, 0.34) : "",
    quiet:
      quiet === "top"
        ? canvas.shade(indoors(stage, style.wallColour), night ? 0.34 : 0.1)
        : indoors(stage, style.floorColour),
  };
}

/** The hull's ribs and a beam under the ceiling. */
function ribs(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas, night } = stage;
  const wood = canvas.shade(lampLit(canvas, style.wood, night), 0.1);
  const rib = (x: number, bow: number) =>
    line(`M${at(x, y + 6)}Q${at(x + bow, y * 0.5)} ${at(x - bow * 0.6, -OVERSCAN)}`, wood, 30) +
    line(
      `M${at(x - 8, y + 6)}Q${at(x + bow - 8, y * 0.5)} ${at(x - bow * 0.6 - 8, -OVERSCAN)}`,
      canvas.lighten(wood, 0.3),
      5,
      0.5,
    );
  return rib(W * 0.27, -24) + rib(W * 0.55, 0) + rib(W * 0.81, 24);
}

/** A hammock slung between two ribs, a pillow in it. */
function hammock({ canvas, night }: Stage, left: number, right: number, y: number, colour: Hex): string {
  const cloth = lampLit(canvas, colour, night);
  const rope = lampLit(canvas, "#d8c49a", night);
  const [from, to] = [left + 60, right - 60];
  const middle = (from + to) / 2;
  const d = `M${at(from, y)}Q${at(middle, y + 190)} ${at(to, y)}Q${at(middle, y + 96)} ${at(from, y)}Z`;
  const ropes = [-26, 0, 26]
    .map(
      (dy) =>
        `M${at(left, y - 80)}L${at(from + 14, y + 12 + dy * 0.3)}M${at(right, y - 80)}L${at(to - 14, y + 12 + dy * 0.3)}`,
    )
    .join("");
  return (
    line(ropes, rope, 4, 0.9) +
    fill(oval(to - 70, y + 34, 56, 24), lampLit(canvas, "#fff3dc", night)) +
    paint(canvas, d, cloth, { turn: 10, strokes: 22, strokeAngle: 0.1, strokeLength: 70 })
  );
}

/** A chart with a dotted course and a cross. */
function chart({ canvas, night }: Stage, x: number, y: number): string {
  const paper = lampLit(canvas, "#f0dcae", night);
  const ink = lampLit(canvas, "#8a5c42", night);
  return (
    paint(canvas, box(x - 76, y - 60, 152, 120, 4), paper, {
      turn: 5,
      strokes: 12,
      inside: fill(oval(x - 30, y - 14, 30, 20) + oval(x + 38, y + 24, 26, 18), lampLit(canvas, "#a9c28a", night)),
    }) +
    `<path d="M${at(x - 30, y - 10)}Q${at(x + 6, y - 40)} ${at(x + 36, y + 20)}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="9 8"/>` +
    line(`M${at(x + 28, y + 14)}l18 18m0 -18l-18 18`, lampLit(canvas, "#c8505a", night), 5)
  );
}

function lantern({ canvas, hour }: Stage, x: number, y: number): string {
  const { lamp, trunk } = canvas.palette;
  const brass = canvas.grade("#d9a24e");
  return (
    line(`M${at(x - 12, -60)}L${at(x, y - 70)}`, canvas.shade(trunk, 0.3), 5) +
    paint(canvas, box(x - 30, y - 66, 60, 84, 14), canvas.lighten(lamp, 0.3), { turn: 5, strokes: 4 }) +
    paint(canvas, box(x - 38, y - 80, 76, 18, 6) + box(x - 38, y + 10, 76, 18, 6), brass, { turn: 4, strokes: 4 }) +
    line(`M${at(x - 12, y - 62)}V${num(y + 12)}M${at(x + 12, y - 62)}V${num(y + 12)}`, brass, 4) +
    canvas.glow(x, y - 20, 380, lamp, hour === "day" ? 0.14 : hour === "night" ? 0.5 : 0.3)
  );
}
