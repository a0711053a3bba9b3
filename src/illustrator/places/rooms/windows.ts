import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, offset, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { fish } from "../parts/fish.ts";
import { kelp } from "../parts/marine.ts";
import { moon, stars } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import { indoors, lampLit, type RoomStyle } from "./style.ts";

interface Opening {
  /** Middle of the sill. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window in the environment's fashion on the hour's sky, with curtains where it is square. */
export function roomWindow(stage: Stage, style: RoomStyle, opening: Opening): string {
  const { canvas } = stage;
  const { x, y, width, height } = opening;
  const frame = canvas.lighten(lampLit(canvas, style.wood, stage.night), style.wall === "stone" ? 0.4 : 0.2);
  const glass = outline(style, opening, 0);
  const glow = stage.night ? "" : canvas.glow(x, y - height / 2, Math.max(width, height), canvas.palette.sun, 0.45);
  return (
    glow +
    paint(canvas, outline(style, opening, 18), frame, { turn: 6, strokes: 14 }) +
    `<g clip-path="${canvas.clip(glass)}">${sky(stage, glass, opening)}${VIEWS[style.view](stage, opening)}</g>` +
    line(bars(style, opening), canvas.shade(frame, 0.16), 9) +
    (style.window === "square" || style.window === "arched"
      ? paint(canvas, box(x - width / 2 - 36, y + 10, width + 72, 22, 5), frame, {
          turn: 5,
          strokes: 8,
          strokeAngle: 0,
        })
      : "") +
    (style.window === "square" ? curtains(stage, style, opening) : "")
  );
}

function outline({ window }: RoomStyle, { x, y, width, height }: Opening, grow: number): string {
  const w = width / 2 + grow;
  if (window === "round") return oval(x, y - height / 2, w, height / 2 + grow);
  if (window === "wide") return box(x - w, y - height - grow, 2 * w, height + 2 * grow, 40);
  if (window === "square") return box(x - w, y - height - grow, 2 * w, height + 2 * grow, 6);
  const top = y - height - grow;
  return `M${at(x - w, y + grow)}V${num(top + w)}Q${at(x - w, top + w * 0.3)} ${at(x, top)}Q${at(x + w, top + w * 0.3)} ${at(x + w, top + w)}V${num(y + grow)}Z`;
}

function bars({ window, view }: RoomStyle, { x, y, width, height }: Opening): string {
  if (view === "planets" || window === "wide") return "";
  return `M${at(x, y)}V${num(y - height)}M${at(x - width / 2, y - height * 0.52)}H${num(x + width / 2)}`;
}

function sky({ canvas }: Stage, glass: string, { y, height }: Opening): string {
  const { sky: tones } = canvas.palette;
  const wash = canvas.linear(
    [
      [0, tones[0]],
      [0.6, tones[1]],
      [1, tones[2]],
    ],
    [0, y - height, 0, y],
    "user",
  );
  return fill(glass, wash);
}

type ViewThrough = (stage: Stage, opening: Opening) => string;

function heavens(stage: Stage, { x, y, width, height }: Opening): string {
  const { canvas, night, moonTaken } = stage;
  if (!night) return canvas.glow(x - width * 0.1, y - height * 0.6, height * 0.6, canvas.palette.sun, 0.9);
  return (
    `<g transform="translate(${offset(x - width / 2, y - height)}) scale(.3)">${stars(stage, height * 2.6, 60)}</g>` +
    (moonTaken ? "" : moon(canvas, x + width * 0.2, y - height * 0.7, Math.min(width, height) * 0.13))
  );
}

function rise({ x, y, width }: Opening, top: number, swing: number): string {
  const w = width / 2 + 20;
  return smooth(
    [
      [x - w, y - top],
      [x - w * 0.3, y - top - swing],
      [x + w * 0.3, y - top + swing * 0.5],
      [x + w, y - top - swing],
      [x + w, y + 30],
      [x - w, y + 30],
    ],
    true,
    0.8,
  );
}

const VIEWS: Readonly<Record<RoomStyle["view"], ViewThrough>> = {
  hills: (stage, opening) => {
    const { canvas, snow } = stage;
    const { mid, near } = canvas.palette;
    return (
      heavens(stage, opening) +
      fill(rise(opening, opening.height * 0.26, 26), canvas.fade(snow ? "#eef3fa" : mid, 0.4)) +
      fill(rise({ ...opening, x: opening.x + 30 }, opening.height * 0.1, 18), canvas.fade(snow ? "#dfe8f4" : near, 0.2))
    );
  },
  sea: (stage, opening) => {
    const { canvas } = stage;
    const { x, y, width, height } = opening;
    const { near, mid } = canvas.palette;
    const water = stage.night ? "#2f5f96" : mix("#3f9fb4", canvas.palette.haze, 0.2);
    return (
      heavens(stage, opening) +
      fill(
        smooth([
          [x - width * 0.4, y - height * 0.3],
          [x - width * 0.1, y - height * 0.44],
          [x + width * 0.2, y - height * 0.3],
        ]),
        canvas.fade(mid, 0.4),
      ) +
      fill(box(x - width / 2 - 10, y - height * 0.32, width + 20, height * 0.4), water) +
      line(
        `M${at(x - width * 0.3, y - height * 0.22)}h60M${at(x + width * 0.05, y - height * 0.14)}h80`,
        canvas.lighten(water, 0.6),
        4,
        0.7,
      ) +
      fill(rise(opening, 0, 14), near)
    );
  },
  deep: (stage, opening) => {
    const { canvas } = stage;
    const { x, y, width, height } = opening;
    return (
      fill(rise(opening, height * 0.14, 22), canvas.fade(canvas.palette.mid, 0.3)) +
      kelp(canvas, x - width * 0.3, y, height * 0.6, canvas.fade(canvas.palette.near, 0.3)) +
      fish(canvas, x + width * 0.1, y - height * 0.55, width * 0.24, "#f3a95c", "#fff0d0", 1, 0.2)
    );
  },
  planets: (stage, { x, y, width, height }) => {
    const { canvas } = stage;
    // Two windows side by side look at two parts of the sky.
    const random = canvas.randomFor(`planets${Math.round(x)}`);
    const ringed = canvas.fade(random.pick(["#e9a06a", "#8fb6e0", "#d98f9c", "#9fc7a4"]), 0.2);
    const r = width * random.range(0.14, 0.24);
    const [px, py] = [x + width * random.range(-0.16, 0.2), y - height * random.range(0.42, 0.64)];
    return (
      `<g transform="translate(${offset(x - width / 2, y - height)}) scale(.4)">${stars({ ...stage, night: true }, height * 2.4, 70)}</g>` +
      paint(canvas, oval(px, py, r), ringed, { turn: 8, strokes: 12, strokeAngle: 0.2 }) +
      `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(r * 1.7)}" ry="${num(r * 0.34)}" fill="none" stroke="${canvas.lighten(ringed, 0.5)}" stroke-width="7" stroke-opacity=".8" transform="rotate(-14 ${offset(px, py)})"/>` +
      paint(canvas, oval(x - width * 0.26, y - height * 0.78, width * 0.07), canvas.fade("#7fb6c8", 0.2), {
        turn: 4,
        strokes: 4,
      })
    );
  },
  towers: (stage, { x, y, width, height }) => {
    const { canvas } = stage;
    const { far, mid, lamp } = canvas.palette;
    const random = canvas.randomFor("towers");
    let back = "";
    let front = "";
    let lights = "";
    for (let i = 0; i < 11; i++) {
      const tx = x - width / 2 + (width * i) / 10;
      back += box(tx - 30, y - height * random.range(0.4, 0.75), 54, height, 18);
      const h = height * random.range(0.2, 0.5);
      front += box(tx - 10, y - h, 46, h + 20, 14);
      for (let k = 0; k < 4; k++) lights += box(tx + (k % 2 ? 4 : 18), y - h + 20 + k * 20, 8, 10, 2);
    }
    return (
      heavens(stage, { x, y, width, height }) +
      fill(back, canvas.fade(far, 0.3)) +
      fill(front, canvas.fade(mid, 0.15)) +
      fill(lights, lamp, stage.night ? 0.95 : 0.5)
    );
  },
};

function curtains(stage: Stage, style: RoomStyle, { x, y, width, height }: Opening): string {
  const { canvas } = stage;
  const cloth = indoors(stage, style.cloth);
  const w = width / 2;
  const drape = (side: -1 | 1) => {
    const outer = x + side * (w + 46);
    const d = `M${at(outer, y - height - 40)}L${at(x + side * w * 0.42, y - height - 40)}Q${at(x + side * w * 0.6, y - height * 0.5)} ${at(x + side * w * 1.02, y - height * 0.36)}Q${at(x + side * w * 0.96, y - 20)} ${at(x + side * w * 0.86, y + 30)}L${at(outer, y + 34)}Z`;
    return paint(canvas, d, cloth, {
      turn: 10,
      strokes: 16,
      strokeAngle: 1.5,
      inside: line(
        [0.2, 0.45, 0.7].map((t) => `M${at(outer - side * t * w * 0.5, y - height - 40)}V${num(y + 40)}`).join(""),
        canvas.shade(cloth, 0.4),
        4,
        0.3,
      ),
    });
  };
  const rod: Hex = canvas.shade(lampLit(canvas, style.wood, stage.night), 0.1);
  return (
    drape(-1) +
    drape(1) +
    line(`M${at(x - w - 74, y - height - 42)}h${num(width + 148)}`, rod, 11) +
    fill(oval(x - w - 78, y - height - 42, 12) + oval(x + w + 78, y - height - 42, 12), rod)
  );
}
