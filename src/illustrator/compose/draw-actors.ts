import type { Environment } from "#book/choices.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { type Hex, mix } from "../gouache/colour.ts";
import { num } from "../gouache/path.ts";
import { place } from "../gouache/shape.ts";
import type { Composition, PlacedFigure } from "./compose-page.ts";
import { bedFor } from "./draw-bed.ts";
import { drawPool, needsPool } from "./draw-pool.ts";
import type { PlacedThing } from "./place-things.ts";

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

/** Whoever is not on the bed stands behind it. */
const BED_DEPTH = 400;

/**
 * Figures and things from the farthest to the nearest, with their shades and their lights. Where there are beds, in the
 * fashion of `beds`, those who lie are tucked in.
 */
export function drawActors(
  canvas: Canvas,
  { figures, things, view, scale, afloat }: Composition,
  { indoors, beds }: { indoors: boolean; beds?: Environment },
): string {
  const bed = beds && bedFor(canvas, figures, scale, beds);
  const behindBed = (figure: PlacedFigure) => bed !== undefined && !bed.on.includes(figure);
  let far = "";
  let lights = "";
  const pieces: { y: number; svg: string }[] = [];
  if (bed) pieces.push({ y: Math.min(...bed.on.map(({ y }) => y)) - 1, svg: bed.frame });
  for (const figure of figures) {
    const mirror = figure.facing === "left" ? -1 : 1;
    const put = (svg: string) => place(svg, figure.x, figure.y, figure.scale, figure.scale * mirror);
    far += contact(canvas, figure, scale, view.floor);
    if (figure.drawing.back) far += put(figure.drawing.back);
    const pool = !afloat && needsPool(figure, indoors) ? drawPool(canvas, figure, scale) : undefined;
    pieces.push({
      y:
        (figure.extent.lift > 0 ? figure.y + figure.extent.lift * scale : figure.y) -
        (behindBed(figure) ? BED_DEPTH : 0),
      svg: (pool?.behind ?? "") + put(figure.drawing.svg) + (bed?.quilts.get(figure) ?? "") + (pool?.before ?? ""),
    });
    const { shines } = figure.drawing;
    if (shines) {
      const [x, y] = shines.at;
      const light = shine(
        canvas,
        figure.x + x * figure.scale * mirror,
        figure.y + y * figure.scale,
        shines.radius * figure.scale,
        shines.colour,
      );
      far += light.behind;
      lights += light.before;
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
      const light = shine(
        canvas,
        thing.x + x * thing.scale,
        thing.y + y * thing.scale,
        drawing.shines.radius * thing.scale,
        drawing.shines.colour,
      );
      far += light.behind;
      lights += light.before;
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

/** A light's halo, stronger in the dark: wide on what lies behind, and a little over whoever stands in it. */
function shine(canvas: Canvas, x: number, y: number, radius: number, colour: Hex): Record<"behind" | "before", string> {
  if (canvas.rim <= 2)
    return { behind: "", before: canvas.glow(x, y, radius * 1.6, colour, canvas.rim > 1 ? 0.26 : 0.16) };
  return { behind: canvas.glow(x, y, radius * 2.8, colour, 0.5), before: canvas.glow(x, y, radius * 1.5, colour, 0.3) };
}
