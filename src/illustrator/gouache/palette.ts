import type { Hex } from "./colour.ts";

/** The colours of one environment at one hour. */
export interface Palette {
  /** Top, middle, horizon. */
  sky: readonly [Hex, Hex, Hex];
  /** What distance fades to. */
  haze: Hex;
  far: Hex;
  mid: Hex;
  near: Hex;
  /** Lit, own colour, deep. */
  ground: readonly [Hex, Hex, Hex];
  /** Where shadows go: a hue, never black. */
  shadow: Hex;
  /** Where lights go. */
  light: Hex;
  /** The scene's light on local colours, and how strongly (0 to 0.2; more greys the hero). */
  tint: Hex;
  tintAmount: number;
  /** Dark framing in front of everything. */
  foreground: Hex;
  /** Wood, trunks, beams. */
  trunk: Hex;
  /** Sun or moon glow. */
  sun: Hex;
  /** Lit windows, lamps, fireflies. */
  lamp: Hex;
}
