import type { Hour, Weather } from "#book/page-plan.ts";
import type { Keepout } from "../compose/place-things.ts";
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
  /** What the camera will show of the set, below words that stand at the top. */
  readonly seen: { readonly left: number; readonly right: number; readonly top: number };
  /** Who stands in the set: heads, for lights in the sky to keep away from, and how far each body reaches. */
  readonly actors: readonly Actor[];
  /**
   * Where the things are that the page names, for what stands near to keep off them, in the units of the frame as they are
   * on this side of the mirror.
   */
  readonly named: readonly Keepout[];
  /** Free of figures and of things on the ground at the page's sides, in the units of the frame as they are on this side of the mirror. */
  readonly room: { readonly left: number; readonly right: number };
}

export interface Actor {
  readonly x: number;
  readonly head: number;
  readonly left: number;
  readonly right: number;
}

export interface Scenery {
  /** Everything behind the figures. */
  back: string;
  /** What hangs in the air behind the figures: motes, bubbles. None may lie over a face. */
  air?: string;
  /** Light that falls over the figures too: rays, a fire's glow. */
  front?: string;
  /** The tone of the edge that words are set on, when it is neither sky nor ground. */
  quiet?: Hex;
}

export type DrawSet = (stage: Stage) => Scenery;

export interface PlaceSet {
  draw: DrawSet;
  /** Weather stays outside its windows. */
  indoors?: boolean;
  /** What can stand before the figures here, where it is not what the place has elsewhere. */
  nears?: Place["nears"];
}

export interface Place {
  palettes: Readonly<Record<Hour, Palette>>;
  sets: readonly [PlaceSet, ...PlaceSet[]];
  /** The weathers it can have besides clear. */
  weathers: readonly Weather[];
  /** Figures hang in water or without weight. */
  afloat?: boolean;
  /** What can stand before the figures at the page's edges; a page's seed chooses. */
  nears: readonly [Near, ...Near[]];
}

/** Something dark and near at the page's edges, in the units of the frame; the camera does not move it. */
export type Near = (stage: Stage) => string;

/** The size of things standing at `y`: small at the horizon, 1 at the floor. */
export function nearness(stage: Stage, y: number): number {
  const t = (y - stage.horizon) / (stage.floor - stage.horizon);
  return Math.max(0.2, 0.32 + 0.68 * t);
}
