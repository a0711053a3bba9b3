import { mark } from "../gouache/brush.ts";
import { Canvas } from "../gouache/canvas.ts";
import type { Hex } from "../gouache/colour.ts";
import { at, ellipse, num, oval, smooth } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { PALETTES } from "../places/space-colony/palettes.ts";

interface Planet {
  readonly colour: Hex;
  readonly inside: (canvas: Canvas) => string;
  readonly ring?: { readonly colour: Hex; readonly tilt: number };
}

const R = 92;

const band = (y: number, half: number, wave: number) =>
  `M-110 ${num(y - half)}Q-50 ${num(y - half - wave)} 0 ${num(y - half)}T110 ${num(y - half)}V${num(y + half)}Q50 ${num(y + half + wave)} 0 ${num(y + half)}T-110 ${num(y + half)}Z`;

const crater = (canvas: Canvas, x: number, y: number, r: number, colour: Hex) =>
  fill(oval(x, y, r, r * 0.86), canvas.shade(colour, 0.24)) +
  fill(oval(x + r * 0.14, y + r * 0.16, r * 0.8, r * 0.64), canvas.shade(colour, 0.1));

/** The planets of the levels, each a gouache ball of its own. */
const PLANETS: Readonly<Record<string, Planet>> = {
  earth: {
    colour: "#4a93c9",
    inside: (canvas) => {
      const random = canvas.randomFor("earth");
      const land = (x: number, y: number, rx: number, ry: number) => smooth(ellipse(x, y, rx, ry, 11, random, 0.3));
      return (
        fill(land(-34, -30, 40, 30) + land(34, 18, 36, 42) + land(-40, 52, 24, 18) + land(58, -52, 20, 12), "#6fae62") +
        fill(land(-42, -36, 20, 12) + land(40, 8, 16, 20), "#a8cf78", 0.8) +
        fill(band(-62, 5, 6) + band(70, 6, 5) + mark(-10, -4, 90, 6, 0.1), "#f6f8f4", 0.85)
      );
    },
  },
  moon: {
    colour: "#d9d2ea",
    inside: (canvas) =>
      [
        [-30, -34, 22],
        [36, -46, 13],
        [34, 24, 28],
        [-42, 40, 15],
        [-2, 6, 9],
        [2, 66, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => crater(canvas, x, y, r, "#d9d2ea"))
        .join(""),
  },
  mars: {
    colour: "#d9654f",
    inside: (canvas) =>
      fill(band(-34, 12, 10) + band(32, 15, -12), "#f0925e", 0.75) +
      fill(band(-2, 6, 14), "#a8443f", 0.7) +
      fill(smooth(ellipse(0, -92, 46, 18, 9)), "#fdf0e2", 0.9) +
      crater(canvas, -40, 44, 12, "#d9654f") +
      crater(canvas, 48, -10, 9, "#d9654f"),
  },
  jupiter: {
    colour: "#eec07c",
    inside: () =>
      fill(band(-58, 10, 8) + band(-8, 13, -9) + band(56, 11, 8), "#c9764a", 0.85) +
      fill(band(-32, 6, 7) + band(26, 7, -6), "#f8e2b4", 0.9) +
      fill(oval(38, 26, 22, 13), "#d3564a") +
      fill(oval(36, 24, 13, 7), "#ef8f74"),
  },
  saturn: {
    colour: "#f2d08a",
    inside: () => fill(band(-40, 9, 6) + band(34, 12, -6), "#dc9c56", 0.8) + fill(band(-4, 6, 8), "#fdeec6", 0.9),
    ring: { colour: "#e0838a", tilt: -16 },
  },
  uranus: {
    colour: "#86cdc6",
    inside: () => fill(band(-34, 9, 7) + band(38, 12, -7), "#4fa7a6", 0.7) + fill(band(2, 6, 8), "#dff5ee", 0.85),
    ring: { colour: "#f2e7c8", tilt: 68 },
  },
};

export const PLANET_NAMES = Object.keys(PLANETS);

/**
 * A planet on nothing, as a square SVG with room for a ring; `place` sets it into another drawing. Throws for a name that
 * there is none of.
 */
export function drawPlanet(name: string, place = { x: 0, y: 0, size: 300 }): string {
  const planet = PLANETS[name];
  if (!planet) throw new RangeError(`There is no planet "${name}"`);
  const canvas = new Canvas({
    palette: PALETTES.day,
    seed: name,
    prefix: `${name}-`,
    light: { x: -0.6, y: -0.7 },
    rim: 1.3,
  });
  const ball = paint(canvas, oval(0, 0, R), planet.colour, {
    turn: 26,
    shadow: 0.3,
    light: 0.34,
    strokes: 46,
    strokeLength: 40,
    strokeAngle: 0.1,
    inside: planet.inside(canvas) + shading(canvas),
  });
  const body = planet.ring ? ring(planet.ring, "behind") + ball + ring(planet.ring, "before") : ball;
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${place.x}" y="${place.y}" viewBox="-150 -150 300 300" width="${place.size}" height="${place.size}"><defs>${canvas.definitions()}</defs>${body}</svg>`;
}

/** The side that looks away from the light. */
function shading(canvas: Canvas): string {
  const tone = canvas.radial(
    [
      [0, "#fff6dc", 0.3],
      [0.45, "#fff6dc", 0],
      [0.62, "#2a2660", 0],
      [1, "#2a2660", 0.5],
    ],
    0.34,
    0.3,
    0.78,
  );
  return `<circle r="${R}" fill="${tone}"/>`;
}

function ring({ colour, tilt }: { colour: Hex; tilt: number }, part: "behind" | "before"): string {
  const arc = (rx: number, ry: number, width: number, alpha: number) => {
    const sweep = part === "before" ? 0 : 1;
    return `<path d="M${at(-rx, 0)}A${rx} ${ry} 0 0 ${sweep} ${at(rx, 0)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${alpha}" stroke-linecap="butt"/>`;
  };
  return `<g transform="rotate(${tilt})">${arc(136, 34, 10, 1)}${arc(120, 28, 5, 0.6)}</g>`;
}
