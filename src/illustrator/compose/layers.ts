import { FRAME } from "#book/format.ts";
import type { Hour, PagePlan } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { type Hex, lift, lightness, mix, saturate } from "../gouache/colour.ts";
import { num, offset } from "../gouache/path.ts";
import { place } from "../gouache/shape.ts";
import type { Composition, PlacedFigure } from "./compose-page.ts";
import type { PlacedThing } from "./place-things.ts";
import { TEXT_ZONE_HEIGHT } from "./shots.ts";

const { width: W, height: H } = FRAME;

/** The soft shade under a figure, thinner the higher it hangs. */
function contact(canvas: Canvas, { x, y, extent }: PlacedFigure, scale: number, floor: number): string {
  const { shadow } = canvas.palette;
  const height = Math.max(0, floor - y);
  const strength = extent.lift > 0 ? Math.max(0.14, 0.34 - height / 900) : 0.5;
  const rx = Math.max(62, Math.min(110, (extent.left + extent.right) * 0.36)) * scale;
  const tone = canvas.radial([
    [0, shadow, strength],
    [0.6, shadow, strength * 0.6],
    [1, shadow, 0],
  ]);
  const ground = extent.lift > 0 ? y + extent.lift * scale : y;
  return `<ellipse cx="${num(x - canvas.light.x * 28 * scale)}" cy="${num(ground + 2)}" rx="${num(rx)}" ry="${num(rx * 0.17)}" fill="${tone}"/>`;
}

/** Figures and things from the farthest to the nearest, with their shades and their lights. */
export function drawActors(canvas: Canvas, { figures, things, view, scale }: Composition): string {
  let far = "";
  let lights = "";
  const pieces: { y: number; svg: string }[] = [];
  for (const figure of figures) {
    const mirror = figure.facing === "left" ? -1 : 1;
    const put = (svg: string) => place(svg, figure.x, figure.y, figure.scale, figure.scale * mirror);
    far += contact(canvas, figure, scale, view.floor);
    if (figure.drawing.back) far += put(figure.drawing.back);
    pieces.push({
      y: figure.extent.lift > 0 ? figure.y + figure.extent.lift * scale : figure.y,
      svg: put(figure.drawing.svg),
    });
    const { shines } = figure.drawing;
    if (shines) {
      const [x, y] = shines.at;
      lights += shine(
        canvas,
        figure.x + x * figure.scale * mirror,
        figure.y + y * figure.scale,
        shines.radius * figure.scale,
        shines.colour,
      );
    }
  }
  for (const thing of things) {
    const { drawing } = thing;
    if (thing.where === "ground") {
      const rx = drawing.width * 0.56 * thing.scale;
      const tone = canvas.radial([
        [0, canvas.palette.shadow, 0.45],
        [1, canvas.palette.shadow, 0],
      ]);
      far += `<ellipse cx="${num(thing.x - canvas.light.x * 10)}" cy="${num(thing.y)}" rx="${num(rx)}" ry="${num(rx * 0.2)}" fill="${tone}"/>`;
    }
    const svg = place(drawing.svg, thing.x, thing.y, thing.scale);
    if (thing.where === "sky") far += readable(canvas, thing) + svg;
    else pieces.push({ y: thing.y, svg });
    if (drawing.shines) {
      const [x, y] = drawing.shines.at;
      lights += shine(
        canvas,
        thing.x + x * thing.scale,
        thing.y + y * thing.scale,
        drawing.shines.radius * thing.scale,
        drawing.shines.colour,
      );
    }
  }
  pieces.sort((a, b) => a.y - b.y);
  return far + pieces.map(({ svg }) => svg).join("") + lights;
}

/** A pale breath of air behind a thing in the sky, so that it reads before whatever stands there. */
function readable(canvas: Canvas, { drawing, x, y, scale }: PlacedThing): string {
  const { haze, light } = canvas.palette;
  const radius = Math.max(drawing.width, drawing.height) * scale * 0.95;
  return canvas.glow(x, y - (drawing.height * scale) / 2, radius, mix(haze, light, 0.5), canvas.rim > 2 ? 0.3 : 0.6);
}

/** A carried light's halo, stronger in the dark. */
function shine(canvas: Canvas, x: number, y: number, radius: number, colour: Hex): string {
  const strength = canvas.rim > 2 ? 0.42 : canvas.rim > 1 ? 0.26 : 0.16;
  return canvas.glow(x, y, radius * (canvas.rim > 2 ? 2.6 : 1.6), colour, strength);
}

/** Lifts the ground behind the figures out of the scene, so that they read against it. */
export function valueHalo(canvas: Canvas, { figures, scale, view }: Composition): string {
  const [hero] = figures;
  if (!hero) return "";
  const { haze, light } = canvas.palette;
  const tone = mix(haze, light, canvas.rim > 2 ? 0.25 : 0.45);
  const middle = figures.reduce((total, figure) => total + figure.x, 0) / figures.length;
  const spread = Math.max(...figures.map((figure) => Math.abs(figure.x - middle)));
  const cy = view.floor - hero.extent.height * scale * 0.55;
  const fill = canvas.radial([
    [0, tone, canvas.rim > 2 ? 0.36 : 0.5],
    [0.55, tone, canvas.rim > 2 ? 0.2 : 0.26],
    [1, tone, 0],
  ]);
  return `<ellipse cx="${num(middle)}" cy="${num(cy)}" rx="${num(spread + 300 * scale)}" ry="${num(hero.extent.stature * scale * 0.85)}" fill="${fill}"/>`;
}

/** How far down the sky its tone under words is taken from: low suns colour the whole of it. */
const SKY_UNDER_WORDS: Readonly<Record<Hour, number>> = { dawn: 0.85, day: 0.5, sunset: 0.78, night: 0.4 };

/** The calm tone under the words, and the ink that reads on it. */
export function textGround(
  canvas: Canvas,
  { textAt, hour }: Pick<PagePlan, "textAt" | "hour">,
  given?: Hex,
): { tone: Hex; ink: "dark" | "light" } {
  const { sky, ground } = canvas.palette;
  const own =
    given ??
    (textAt === "top"
      ? mix(sky[0], sky[1], SKY_UNDER_WORDS[hour])
      : mix(ground[1], ground[2], canvas.rim > 2 ? 0.7 : 0.25));
  const L = lightness(own);
  const dark = L < 0.57;
  // A colour made lighter looks louder than it was: it is calmed by as much.
  const tone = dark ? lift(own, Math.min(0, 0.4 - L)) : saturate(lift(own, Math.max(0, 0.84 - L)), L < 0.84 ? 0.72 : 1);
  return { tone, ink: dark ? "light" : "dark" };
}

/** A wash that calms the zone that words are set on and runs out into the picture. */
export function textWash(canvas: Canvas, textAt: "top" | "bottom", tone: Hex): string {
  const reach = TEXT_ZONE_HEIGHT * 1.3;
  const fill = canvas.linear(
    [
      [0, tone, 0.74],
      [0.6, tone, 0.66],
      [0.8, tone, 0.36],
      [1, tone, 0],
    ],
    textAt === "top" ? [0, 0, 0, 1] : [0, 1, 0, 0],
  );
  const y = textAt === "top" ? -2 : H - reach + 2;
  return `<rect x="-2" y="${num(y)}" width="${W + 4}" height="${num(reach)}" fill="${fill}"/>`;
}

/** Darker edges that hold the picture together. */
export function vignette(canvas: Canvas, strength = 0.34): string {
  const { shadow } = canvas.palette;
  const fill = canvas.radial(
    [
      [0, shadow, 0],
      [0.62, shadow, 0],
      [1, shadow, strength],
    ],
    0.5,
    0.5,
    0.76,
  );
  return `<rect x="-2" y="-2" width="${W + 4}" height="${H + 4}" fill="${fill}"/>`;
}

/** Moves the camera in on (x, floor). */
export const camera = (svg: string, x: number, floor: number, zoom: number): string =>
  zoom === 1
    ? svg
    : `<g transform="translate(${offset(x * (1 - zoom), floor * (1 - zoom))}) scale(${num(zoom * 100)}e-2)">${svg}</g>`;

/** Mirrors a set left to right. */
export const mirrorSet = (svg: string, mirrored: boolean): string =>
  mirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${svg}</g>` : svg;
