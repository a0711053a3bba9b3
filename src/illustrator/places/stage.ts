import type { Hour, Weather } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import type { Hex } from "../gouache/colour.ts";
import type { Palette } from "../gouache/palette.ts";
import type { Random } from "../gouache/random.ts";

/** How far beyond the frame a set is drawn, so that no camera shows its edge. */
export const OVERSCAN = 60;

/** What a set is drawn on, in the units of the frame (1024 × 1280), before the camera moves in. */
export interface Stage {
  readonly canvas: Canvas;
  readonly random: Random;
  readonly hour: Hour;
  /** A weather that the place has; the others have become clear. */
  readonly weather: Weather;
  /** Where the ground meets the distance. */
  readonly horizon: number;
  /** Where the page's own figure stands. */
  readonly floor: number;
  /** The edge of the page that words are set on: keep it calm. */
  readonly quiet: "top" | "bottom";
  readonly night: boolean;
  /** The plan hangs its own moon in the sky: the set draws none. */
  readonly moonTaken: boolean;
  readonly snow: boolean;
  /** Somebody lies here, and brings the bed along. */
  readonly bedTaken: boolean;
}

export interface Scenery {
  /** Everything behind the figures. */
  back: string;
  /** What hangs in the air behind the figures: motes, bubbles. None may lie over a face. */
  air?: string;
  /** Light that falls over the figures too: rays, a fire's glow. */
  front?: string;
  /** Dark framing in screen units, not moved by the camera. */
  frame?: string;
  /** The tone of the edge that words are set on, when it is neither sky nor ground. */
  quiet?: Hex;
}

export type DrawSet = (stage: Stage) => Scenery;

export interface PlaceSet {
  draw: DrawSet;
  /** Weather stays outside its windows. */
  indoors?: boolean;
}

export interface Place {
  palettes: Readonly<Record<Hour, Palette>>;
  sets: readonly [PlaceSet, ...PlaceSet[]];
  /** The weathers it can have besides clear. */
  weathers: readonly Weather[];
  /** Figures hang in water or without weight. */
  afloat?: boolean;
}

/** The size of things standing at `y`: small at the horizon, 1 at the floor. */
export function nearness(stage: Stage, y: number): number {
  const t = (y - stage.horizon) / (stage.floor - stage.horizon);
  return Math.max(0.2, 0.32 + 0.68 * t);
}
