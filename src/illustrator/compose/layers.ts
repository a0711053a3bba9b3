import { FRAME } from "#book/format.ts";
import type { Hour, PagePlan } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { type Hex, lift, lightness, mix, saturate } from "../gouache/colour.ts";
import { num, offset } from "../gouache/path.ts";
import type { Composition } from "./compose-page.ts";
import { TEXT_ZONE_HEIGHT } from "./shots.ts";

const { width: W, height: H } = FRAME;
/** How far beyond the frame its layers go: at least as far as paper bleeds. */
const EDGE = 18;

/** Lifts the ground behind the figures out of the scene, so that they read against it. */
export function valueHalo(canvas: Canvas, { figures, scale, view }: Composition): string {
  const [hero] = figures;
  if (!hero) return "";
  const { haze, light } = canvas.palette;
  const night = canvas.rim > 2;
  // The moon's own yellow over blue makes mud.
  const tone = night ? lift(haze, 0.08) : mix(haze, light, 0.45);
  const middle = figures.reduce((total, figure) => total + figure.x, 0) / figures.length;
  const spread = Math.max(...figures.map((figure) => Math.abs(figure.x - middle)));
  const cy = view.floor - hero.extent.height * scale * 0.55;
  const fill = canvas.radial([
    [0, tone, night ? 0.34 : 0.5],
    [0.55, tone, night ? 0.18 : 0.26],
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
  const tone = dark
    ? lift(own, Math.min(0, 0.33 - L))
    : saturate(lift(own, Math.max(0, 0.84 - L)), L < 0.84 ? 0.72 : 1);
  return { tone, ink: dark ? "light" : "dark" };
}

/** How strong the wash under words is, from the page's edge inwards: lights shine through a dark one most. */
const WASHES = {
  dark: [0.74, 0.66, 0.36],
  light: [0.88, 0.85, 0.5],
} as const;

/** A wash that calms the zone that words are set on and runs out into the picture. */
export function textWash(
  canvas: Canvas,
  textAt: "top" | "bottom",
  { tone, ink }: { tone: Hex; ink: "dark" | "light" },
): string {
  const reach = TEXT_ZONE_HEIGHT * 1.3;
  const [edge, middle, inner] = WASHES[ink];
  const fill = canvas.linear(
    [
      [0, tone, edge],
      [0.62, tone, middle],
      [0.82, tone, inner],
      [1, tone, 0],
    ],
    textAt === "top" ? [0, 0, 0, 1] : [0, 1, 0, 0],
  );
  const y = textAt === "top" ? -EDGE : H - reach + EDGE;
  return `<rect x="${-EDGE}" y="${num(y)}" width="${W + 2 * EDGE}" height="${num(reach)}" fill="${fill}"/>`;
}

/** Darker edges that hold the picture together. */
export function vignette(canvas: Canvas, height: number, strength = 0.34): string {
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
  return `<rect x="${-EDGE}" y="${-EDGE}" width="${W + 2 * EDGE}" height="${height + 2 * EDGE}" fill="${fill}"/>`;
}

/** Moves the camera in on (x, floor). */
export const camera = (svg: string, x: number, floor: number, zoom: number): string =>
  zoom === 1
    ? svg
    : `<g transform="translate(${offset(x * (1 - zoom), floor * (1 - zoom))}) scale(${num(zoom * 100)}e-2)">${svg}</g>`;

/** Mirrors a set left to right. */
export const mirrorSet = (svg: string, mirrored: boolean): string =>
  mirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${svg}</g>` : svg;
