import type { TextZone } from "#book/text-zone.ts";
import { FRAME } from "#book/format.ts";
import { INKS } from "#press/typography/page-frame.ts";
import { readPixels } from "#server/raster/testing/read-pixels.ts";

/** How well words read in a picture's zone. */
export interface ZoneMeasure {
  /** WCAG contrast of the zone's ink that all but a twentieth of its pixels have. */
  readonly mostly: number;
  /** The same, of all but a hundredth. */
  readonly nearlyEverywhere: number;
  /** The standard deviation of its lightness (CIE L*, 0 to 100): small is calm. */
  readonly unrest: number;
}

/** Wide enough that a letter of a story's text is a few pixels across. */
const WIDTH = 256;

/** Measures the zone on the picture as it is rasterised, before the press lays a wash of its own. */
export async function measureZone(svg: string, zone: TextZone): Promise<ZoneMeasure> {
  const { data } = await readPixels(svg, WIDTH, { ...zone, of: FRAME.width });
  const luminances = Array.from({ length: data.length / 3 }, (_, i) => luminance(data.subarray(i * 3, i * 3 + 3)));
  const ink = luminance(Buffer.from(INKS[zone.ink].words.slice(1), "hex"));
  const contrasts = luminances
    .map((ground) => (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05))
    .toSorted((a, b) => a - b);
  const atLeast = (share: number) => contrasts[Math.floor(contrasts.length * share)] ?? 0;
  return { mostly: atLeast(0.05), nearlyEverywhere: atLeast(0.01), unrest: deviation(luminances.map(lightness)) };
}

/** Relative luminance as WCAG 2 defines it. */
function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (value: number) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const lightness = (y: number) => (y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y);

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
