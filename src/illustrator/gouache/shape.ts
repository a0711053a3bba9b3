import { boundsOf } from "./bounds.ts";
import { strokes } from "./brush.ts";
import type { Canvas } from "./canvas.ts";
import { type Hex, mix } from "./colour.ts";
import { at, num, offset } from "./path.ts";
import { seeded } from "./random.ts";

const opacity = (value: number) => String(Math.round(value * 100) / 100);

/** A flat fill. Opacity goes to the fill: a plain `opacity` costs the renderer a layer. */
export const fill = (d: string, colour: Hex, alpha = 1): string =>
  d && `<path d="${d}" fill="${colour}"${alpha < 1 ? ` fill-opacity="${opacity(alpha)}"` : ""}/>`;

/** A round-ended line. */
export const line = (d: string, colour: Hex, width: number, alpha = 1): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${
    alpha < 1 ? ` stroke-opacity="${opacity(alpha)}"` : ""
  }/>`;

/** A group moved, turned (degrees) and scaled. A negative `scaleX` mirrors it. */
export const place = (svg: string, x: number, y: number, scale = 1, scaleX = scale, degrees = 0): string =>
  `<g transform="translate(${offset(x, y)})${degrees ? ` rotate(${num(degrees)})` : ""} scale(${Math.round(scaleX * 1000) / 1000} ${
    Math.round(scale * 1000) / 1000
  })">${svg}</g>`;

export interface PaintOptions {
  /** How far the shadow's crescent reaches in from the edge, in units. */
  turn?: number;
  /** Strength of the crescent of shadow, 0 to 1. */
  shadow?: number;
  /** Strength of the lit edge, 0 to 1. */
  light?: number;
  /** Dry-brush marks of the darker set (the lighter gets 0.7 of it); 0 for none. */
  strokes?: number;
  strokeLength?: number;
  strokeHalf?: number;
  strokeAngle?: number;
  strokeStrength?: number;
  /** SVG drawn over the texture, clipped to the shape. */
  inside?: string;
  /** Width of a faint line around the shape. */
  outline?: number;
  /** Where the light comes from for this shape alone. */
  from?: { x: number; y: number };
}

/**
 * The one shape that makes the style: a flat fill, a crisp crescent of shadow away from the light, a thin crescent of
 * light towards it and two sets of dry-brush marks, all clipped to the path. Its texture depends on the shape's size and
 * colour alone, so it does not crawl when the shape moves from page to page.
 */
export function paint(canvas: Canvas, d: string, colour: Hex, options: PaintOptions = {}): string {
  const {
    turn = 10,
    shadow = 0.22,
    light = 0.2,
    strokes: count = 26,
    strokeLength = 34,
    strokeHalf = 2.2,
    strokeAngle = 0.6,
    strokeStrength = 0.14,
    inside = "",
    outline = 0,
    from = canvas.light,
  } = options;
  const bounds = boundsOf(d);
  const [left, top, right, bottom] = bounds;
  const dark = canvas.shade(colour, 0.75);
  const pale = canvas.lighten(colour, 0.75);
  const around = `M${at(left - 200, top - 200)}H${num(right + 200)}V${num(bottom + 200)}H${num(left - 200)}Z`;
  const crescent = (towards: number, tone: Hex, alpha: number) =>
    `<path d="${around}${d}" fill-rule="evenodd" fill="${tone}" fill-opacity="${opacity(alpha)}" transform="translate(${offset(
      from.x * towards,
      from.y * towards,
    )})"/>`;

  let svg = fill(d, colour);
  if (shadow > 0) svg += crescent(turn, dark, shadow);
  if (light > 0) {
    const rim = canvas.rim > 1 ? mix(pale, canvas.palette.light, 0.6) : pale;
    svg += crescent(-turn * 0.55, rim, Math.min(0.85, light * canvas.rim));
  }
  if (count > 0) {
    const random = seeded(`${colour}${num(right - left)}${num(bottom - top)}${count}`);
    const brush = { length: strokeLength, half: strokeHalf, angle: strokeAngle };
    svg += fill(strokes(random, bounds, { ...brush, count }), dark, strokeStrength);
    svg += fill(strokes(random, bounds, { ...brush, count: Math.round(count * 0.7) }), pale, strokeStrength * 1.25);
  }
  const drawn = `<g clip-path="${canvas.clip(d)}">${svg}${inside}</g>`;
  return outline > 0 ? drawn + line(d, dark, outline, 0.45) : drawn;
}
