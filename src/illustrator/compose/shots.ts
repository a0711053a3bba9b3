import { FRAME } from "#book/format.ts";
import type { Shot } from "#book/page-plan.ts";
import type { Random } from "../gouache/random.ts";

/** The hero's height as a share of the page's (S10.6's camera). */
export const SHOT_HEIGHTS: Readonly<Record<Shot, readonly [least: number, most: number]>> = {
  wide: [0.25, 0.3],
  medium: [0.4, 0.48],
  close: [0.6, 0.75],
};

/** The share of the page's height that words are set on. */
const TEXT_SHARE = 0.26;
export const TEXT_ZONE_HEIGHT = Math.round(FRAME.height * TEXT_SHARE);

/** What one page's camera sees, in frame units. */
export interface View {
  /** Where the page's own figure stands. */
  floor: number;
  /** Where the ground meets the distance, as seen. */
  horizon: number;
  /** How far the camera has moved into the set; 1 is the whole of it. */
  zoom: number;
  /** Figures may fill the page between these lines. */
  free: { top: number; bottom: number };
}

const ZOOM: Readonly<Record<Shot, number>> = { wide: 1, medium: 1.14, close: 1.36 };
/** How far above the floor the horizon lies, least and most. */
const RISE: Readonly<Record<Shot, readonly [number, number]>> = {
  wide: [360, 420],
  medium: [330, 400],
  close: [380, 470],
};
const FLOOR_UNDER_TOP_TEXT: Readonly<Record<Shot, readonly [number, number]>> = {
  wide: [1020, 1080],
  medium: [1110, 1160],
  close: [1205, 1225],
};
const FLOOR_OVER_BOTTOM_TEXT: Readonly<Record<Shot, readonly [number, number]>> = {
  wide: [890, 915],
  medium: [908, 922],
  close: [915, 925],
};

/** Chooses the view: the text zone stays free, the horizon and the feet are lifted above words at the bottom. */
export function chooseView(shot: Shot, textAt: "top" | "bottom", random: Random): View {
  const floors = textAt === "top" ? FLOOR_UNDER_TOP_TEXT : FLOOR_OVER_BOTTOM_TEXT;
  const floor = Math.round(random.range(...floors[shot]));
  const horizon = Math.round(floor - random.range(...RISE[shot]));
  const free =
    textAt === "top"
      ? { top: TEXT_ZONE_HEIGHT + 10, bottom: FRAME.height - 24 }
      : { top: 26, bottom: FRAME.height - TEXT_ZONE_HEIGHT - 8 };
  return { floor, horizon, zoom: ZOOM[shot], free };
}
