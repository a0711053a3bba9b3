import { FRAME } from "#book/format.ts";
import type { PagePlan, Thing } from "#book/page-plan.ts";
import type { DrawThing, ThingDrawing } from "../figure.ts";
import type { Canvas } from "../gouache/canvas.ts";
import type { Random } from "../gouache/random.ts";
import { THING_COLOURS } from "../things/colours.ts";
import type { View } from "./shots.ts";

/** An upright box that things keep out of, in frame units. */
export interface Keepout {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedThing {
  thing: Thing;
  drawing: ThingDrawing;
  x: number;
  y: number;
  scale: number;
  where: "ground" | "sky";
}

interface Surroundings {
  view: View;
  scale: number;
  /** Whole figures. */
  figures: readonly Keepout[];
  faces: readonly Keepout[];
  /** What somebody looks at stands on this side of it. */
  gazes: ReadonlyMap<string, { x: number; ahead: 1 | -1 }>;
  random: Random;
}

/** Places the plan's things: on the ground in a gap beside the figure that sees them, or in the free sky. */
export function placeThings(
  plan: PagePlan,
  draw: Readonly<Record<Thing, DrawThing>>,
  canvas: Canvas,
  around: Surroundings,
): PlacedThing[] {
  const taken: Keepout[] = [...around.figures];
  return plan.things.flatMap(({ thing, where, colour }) => {
    const drawing = draw[thing](colour === undefined ? canvas : canvas.dyed(THING_COLOURS[colour]), { where });
    const great = where === "ground" ? GREAT[thing] : undefined;
    const { scale, spot } =
      (great === undefined ? undefined : behindFigures(thing, drawing, great, around, taken)) ??
      amongFigures(thing, drawing, where, around, taken);
    taken.push(boxOf(drawing, scale, spot));
    return [{ thing, where, drawing, scale, ...spot }];
  });
}

interface Spot {
  x: number;
  y: number;
}

interface Standing {
  scale: number;
  spot: Spot;
}

/** Where there is room, at its own size or smaller. */
function amongFigures(
  thing: Thing,
  drawing: ThingDrawing,
  where: "ground" | "sky",
  around: Surroundings,
  taken: readonly Keepout[],
): Standing {
  const usual = sizeOf(drawing, where, around.scale);
  const at = (share: number) => {
    const scale = usual * share;
    const next =
      where === "sky"
        ? inTheSky(thing, drawing, scale, around, taken)
        : onTheGround(thing, drawing, scale, around, taken, rowOf(around.view));
    return { scale, ...next };
  };
  let found = at(1);
  for (const share of SIZES) {
    if (found.cost < HIDES_A_FACE) break;
    const next = at(share);
    if (next.cost < found.cost) found = next;
  }
  return found;
}

/** As high as it is in life, a row behind the figures, where most of it is seen; nothing where it is not. */
function behindFigures(
  thing: Thing,
  drawing: ThingDrawing,
  great: number,
  around: Surroundings,
  taken: readonly Keepout[],
): Standing | undefined {
  const { view, scale: figureScale } = around;
  const row = [view.floor - ROW_BEHIND[1] * figureScale, view.floor - ROW_BEHIND[0] * figureScale] as const;
  const own = Math.min(
    GREATEST / Math.max(drawing.width, drawing.height),
    (row[0] - view.free.top - 20) / drawing.height,
    (great * CHILD * figureScale) / drawing.height,
  );
  for (const share of [1, ...SIZES]) {
    const scale = own * share;
    if (scale < sizeOf(drawing, "ground", figureScale)) return undefined;
    const { spot } = onTheGround(thing, drawing, scale, around, taken, row);
    const box = boxOf(drawing, scale, spot);
    const hidden = taken.reduce((area, other) => area + overlap(box, other), 0);
    const hidesFace = around.faces.some((face) => overlap(box, face) > 0);
    if (!hidesFace && hidden < MOST_HIDDEN * drawing.width * drawing.height * scale ** 2) return { scale, spot };
  }
  return undefined;
}

/** The cost from which a spot hides somebody's face. */
const HIDES_A_FACE = 1e6;
/** Where a thing has no room at its own size, it is tried smaller. */
const SIZES = [0.84, 0.68, 0.52] as const;
/** How much of a great thing may be behind figures. */
const MOST_HIDDEN = 0.55;

/** How high what is greater than a child is, against one that stands. */
const GREAT: Readonly<Partial<Record<Thing, number>>> = {
  tree: 1.7,
  fir: 1.8,
  "christmas-tree": 1.6,
  palm: 1.8,
  tent: 1.15,
  "circus-tent": 1.7,
  "ferris-wheel": 1.9,
  slide: 1.2,
  crane: 1.9,
  fountain: 1.1,
  tram: 1.2,
  ambulance: 1.15,
  taxi: 0.95,
  helicopter: 1.15,
  piano: 0.95,
  sofa: 0.8,
  bed: 0.8,
  bathtub: 0.75,
  ladder: 1.25,
  "traffic-light": 1.25,
  motorbike: 0.8,
  bicycle: 0.75,
  campfire: 0.6,
  boat: 0.8,
  canoe: 0.6,
  cactus: 0.8,
  sunflower: 0.8,
  chair: 0.7,
  "flying-saucer": 0.8,
  rocket: 1.1,
};
/** A standing child, in figure units. */
const CHILD = 280;
/** How far behind the hero great things stand, in figure units: farther than anybody else does. */
const ROW_BEHIND = [52, 84] as const;
/** The most of the page that a great thing may take, in frame units. */
const GREATEST = 520;

/** In proportion to the figures, but never a speck on a wide page nor a monument on a close one. */
function sizeOf(drawing: ThingDrawing, where: "ground" | "sky", scale: number): number {
  const longest = Math.max(drawing.width, drawing.height);
  const [least, most] = where === "sky" ? [124, 230] : [104, 210];
  return Math.max(least, Math.min(most, scale * longest * (where === "sky" ? 1.3 : 1.05))) / longest;
}

/** What a thing takes of the page where it is. */
export const boxOf = (drawing: ThingDrawing, scale: number, { x, y }: { x: number; y: number }): Keepout => ({
  left: x - (drawing.width / 2) * scale,
  right: x + (drawing.width / 2) * scale,
  top: y - drawing.height * scale,
  bottom: y,
});

const overlap = (a: Keepout, b: Keepout) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much of a box lies over what is there already; a face may not be hidden at all. */
function crowding(box: Keepout, taken: readonly Keepout[], { faces }: Surroundings): number {
  const covered = faces.reduce((cost, face) => cost + overlap(box, face), 0);
  return taken.reduce((cost, other) => cost + overlap(box, other), 0) + (covered > 0 ? HIDES_A_FACE + covered : 0);
}

function inTheSky(thing: Thing, drawing: ThingDrawing, scale: number, around: Surroundings, taken: readonly Keepout[]) {
  const { view, random } = around;
  const half = (drawing.width / 2) * scale + 20;
  const top = view.free.top + drawing.height * scale + 10;
  const bottom = Math.max(top + 10, view.floor - 380);
  const gaze = around.gazes.get(thing);
  return best(40, () => {
    const spot = { x: random.range(half, FRAME.width - half), y: top + (bottom - top) * random() ** 1.6 };
    const box = grow(boxOf(drawing, scale, spot), 14);
    const side = gaze ? ((spot.x - gaze.x) * gaze.ahead > 60 ? 0 : 4000) : 0;
    return { spot, cost: crowding(box, taken, around) + side };
  });
}

/** Between which lines usual things lie on the ground. */
const rowOf = ({ floor, free }: View) => [floor - 12, Math.min(floor + 34, free.bottom - 4)] as const;

function onTheGround(
  thing: Thing,
  drawing: ThingDrawing,
  scale: number,
  around: Surroundings,
  taken: readonly Keepout[],
  row: readonly [back: number, front: number],
) {
  const { random } = around;
  const half = (drawing.width / 2) * scale + 20;
  const gaze = around.gazes.get(thing);
  return best(40, () => {
    const spot = { x: random.range(half, FRAME.width - half), y: random.range(...row) };
    const box = grow(boxOf(drawing, scale, spot), 6);
    const side = gaze && (spot.x - gaze.x) * gaze.ahead < 40 ? 6000 : 0;
    const away = Math.abs(spot.x - (gaze?.x ?? FRAME.width / 2)) * 3;
    return { spot, cost: crowding(box, taken, around) + side + away };
  });
}

const grow = (box: Keepout, by: number): Keepout => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
});

function best<T>(tries: number, attempt: () => { spot: T; cost: number }): { spot: T; cost: number } {
  let found = attempt();
  for (let i = 1; i < tries; i++) {
    const next = attempt();
    if (next.cost < found.cost) found = next;
  }
  return found;
}
