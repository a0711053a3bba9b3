import { FRAME } from "#book/format.ts";
import type { PagePlan, Shot } from "#book/page-plan.ts";
import type { Random } from "../gouache/random.ts";
import type { Frame } from "./frame.ts";

/** The hero's height as a share of the page's (S10.6's camera). */
export const SHOT_HEIGHTS: Readonly<Record<Shot, readonly [least: number, most: number]>> = {
  wide: [0.25, 0.3],
  medium: [0.4, 0.48],
  close: [0.6, 0.75],
};
/** The one page of a book on which the world dwarfs its hero. */
export const DWARFED_HEIGHT = [0.15, 0.18] as const;

/** The share of the page's height that words are set on. */
const TEXT_SHARE = 0.26;
export const TEXT_ZONE_HEIGHT = Math.round(FRAME.height * TEXT_SHARE);

/** What one page's camera sees, in frame units. */
export interface View {
  /** The picture's height; its width is always that of the frame. */
  height: number;
  /** The hero's height as a share of the picture's. */
  heroHeight: readonly [least: number, most: number];
  /** Where the page's own figure stands. */
  floor: number;
  /** Where the ground meets the distance, as seen. */
  horizon: number;
  /** How far the camera has moved into the set; 1 is the whole of it. */
  zoom: number;
  /** What the camera moves towards: this far from the left it stands still. */
  towards: number;
  /** Figures may fill the page between these lines. */
  free: { top: number; bottom: number };
}

type Range = readonly [number, number];

const ZOOM: Readonly<Record<Shot, Range>> = { wide: [1.04, 1.3], medium: [1.14, 1.46], close: [1.36, 1.76] };
/** The camera moves in on one side of a set or the other, seldom on its middle. */
const LEFT: Range = [0.02, 0.2];
const RIGHT: Range = [0.8, 0.98];
const SIDES: readonly Range[] = [LEFT, RIGHT, [0.4, 0.6]];
/** How far above the floor the horizon lies, least and most. */
const RISE: Readonly<Record<Shot, Range>> = { wide: [345, 435], medium: [315, 420], close: [370, 480] };
const FLOOR_UNDER_TOP_TEXT: Readonly<Record<Shot, Range>> = {
  wide: [1020, 1080],
  medium: [1110, 1160],
  close: [1205, 1225],
};
const FLOOR_OVER_BOTTOM_TEXT: Readonly<Record<Shot, Range>> = {
  wide: [890, 915],
  medium: [908, 922],
  close: [915, 925],
};
const BED_HEIGHT: Readonly<Record<Shot, number>> = { wide: 0, medium: 90, close: 160 };
/** Where feet stand in a picture without words, as a share of its height. */
const FLOOR_WITHOUT_WORDS: Readonly<Record<Shot, Range>> = {
  wide: [0.82, 0.86],
  medium: [0.9, 0.92],
  close: [0.95, 0.96],
};

/** Chooses the view: the text zone stays free, the horizon and the feet are lifted above words at the bottom. */
export function chooseView(
  { shot, textAt, dwarfed, camera }: Pick<PagePlan, "shot" | "textAt" | "dwarfed" | "camera">,
  random: Random,
  frame: Frame,
  inBed = false,
): View {
  // A bed needs room below whoever lies in it.
  const raised = inBed && textAt === "top" ? (frame.height / FRAME.height) * BED_HEIGHT[shot] : 0;
  const floor = Math.round(random.range(...floorOf(shot, textAt, frame)) - raised);
  const rise = random.range(...RISE[shot]) * (frame.height / FRAME.height) ** 0.8;
  return {
    height: frame.height,
    heroHeight: dwarfed && shot === "wide" ? DWARFED_HEIGHT : SHOT_HEIGHTS[shot],
    floor,
    horizon: Math.round(floor - rise),
    zoom: Math.round(random.range(...ZOOM[shot]) * 100) / 100,
    towards: Math.round(random.range(...sideOf(random.pick(SIDES), camera)) * FRAME.width),
    free: freeOf(textAt, frame),
  };
}

const sideOf = (chance: Range, camera: PagePlan["camera"]): Range =>
  camera === undefined ? chance : camera.side === "left" ? LEFT : RIGHT;

function floorOf(shot: Shot, textAt: PagePlan["textAt"], { height, words }: Frame): Range {
  if (words) return (textAt === "top" ? FLOOR_UNDER_TOP_TEXT : FLOOR_OVER_BOTTOM_TEXT)[shot];
  const [least, most] = FLOOR_WITHOUT_WORDS[shot];
  return [least * height, most * height];
}

function freeOf(textAt: PagePlan["textAt"], { height, words }: Frame): View["free"] {
  if (!words) return { top: 26, bottom: height - 18 };
  return textAt === "top"
    ? { top: TEXT_ZONE_HEIGHT + 10, bottom: height - 24 }
    : { top: 26, bottom: height - TEXT_ZONE_HEIGHT - 8 };
}
