/** A colour as `#rrggbb`. */
export type Hex = string;

type Lab = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** sRGB to OKLab, after Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toLab(hex: Hex): Lab {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const r = channel(1);
  const g = channel(3);
  const b = channel(5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): Hex {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const byte = (c: number) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))))
      .toString(16)
      .padStart(2, "0");
  return `#${byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byte(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

const labs = new Map<Hex, Lab>();
function lab(hex: Hex): Lab {
  let value = labs.get(hex);
  if (!value) {
    value = toLab(hex);
    if (labs.size > 20_000) labs.clear();
    labs.set(hex, value);
  }
  return value;
}

/** Mixes two colours in OKLab; 0 gives `a`, 1 gives `b`. */
export function mix(a: Hex, b: Hex, amount: number): Hex {
  if (amount <= 0) return a;
  if (amount >= 1) return b;
  const x = lab(a);
  const y = lab(b);
  return toHex([x[0] + (y[0] - x[0]) * amount, x[1] + (y[1] - x[1]) * amount, x[2] + (y[2] - x[2]) * amount]);
}

/** Perceived lightness, 0 (black) to 1 (white): OKLab's L. */
export const lightness = (hex: Hex): number => lab(hex)[0];

/** Changes lightness alone by `by` (−1 to 1); hue and colourfulness stay. */
export function lift(hex: Hex, by: number): Hex {
  const [L, a, b] = lab(hex);
  return toHex([Math.min(1, Math.max(0, L + by)), a, b]);
}

/** How far a colour is from grey, 0 to about 0.3: OKLab's chroma. */
export function chroma(hex: Hex): number {
  const [, a, b] = lab(hex);
  return Math.hypot(a, b);
}

/** Scales colourfulness: 0 gives grey, 1 leaves it, above 1 strengthens it. */
export function saturate(hex: Hex, factor: number): Hex {
  const [L, a, b] = lab(hex);
  return toHex([L, a * factor, b * factor]);
}
