import { BLEED, FRAME, TRIM } from "#book/format.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { Hour, PagePlan } from "#book/page-plan.ts";
import { composePage, type Composition, type Drawers } from "./compose/compose-page.ts";
import { drawActors } from "./compose/draw-actors.ts";
import { liesDown } from "./compose/draw-bed.ts";
import { type Frame, PAGE } from "./compose/frame.ts";
import { boxOf } from "./compose/place-things.ts";
import { camera, mirrorSet, textGround, textWash, valueHalo, vignette } from "./compose/layers.ts";
import { chooseView, TEXT_ZONE_HEIGHT } from "./compose/shots.ts";
import { Canvas } from "./gouache/canvas.ts";
import type { Palette } from "./gouache/palette.ts";
import { seeded } from "./gouache/random.ts";
import type { Picture } from "./picture.ts";
import { type WeatherLayer, weatherVeil } from "./places/parts/air.ts";
import { PLACES } from "./places/register.ts";
import { CAVE_NEARS } from "./places/parts/nears/in-caves.ts";
import { ROOM_NEARS } from "./places/parts/nears/in-rooms.ts";
import { drawRoom, hasBed } from "./places/rooms/register.ts";
import type { Place, PlaceSet, Stage } from "./places/stage.ts";
import { unlessHiding } from "./places/parts/unless-hiding.ts";
import { weatherPalette } from "./places/weather-palette.ts";

const RIM: Readonly<Record<Hour, number>> = { dawn: 1.5, day: 1, sunset: 1.7, night: 2.2 };
const TEXT_MARGIN = { side: 64, edge: 48 } as const;

export interface PageOptions {
  seed: string;
  drawers: Drawers;
  /** The picture's shape; a book's page unless another is asked for. */
  frame?: Frame;
  /** Draws on beyond the trim by what paper bleeds, on every side. */
  bleed?: boolean;
}

/** A page before it is painted: which colours, which side the set's heavy object stands on, where everyone stands. */
export interface PlannedPage {
  place: Place;
  palette: Palette;
  canvas: Canvas;
  mirrored: boolean;
  composition: Composition;
}

/** Chooses and composes without drawing the place. */
export function planPage(
  plan: PagePlan,
  cast: readonly CastCard[],
  { seed, drawers, frame = PAGE }: PageOptions,
): PlannedPage {
  const place = PLACES[plan.place.environment];
  const weather = place.weathers.includes(plan.weather) ? plan.weather : "clear";
  const palette = weatherPalette(place.palettes[plan.hour], weather, plan.hour);
  const random = seeded(`${seed}/composition`);
  const byChance = random.chance(0.5);
  const mirrored = plan.camera?.mirrored ?? byChance;
  const canvas = new Canvas({
    palette,
    seed,
    prefix: `p${hashOf(seed)}-`,
    light: { x: mirrored ? 0.5 : -0.5, y: -0.8 },
    rim: RIM[plan.hour],
  });
  const inBed = hasBed(plan.place.indoors) && plan.figures.some(({ pose }) => liesDown(pose));
  const view = chooseView(plan, random, frame, inBed);
  const afloat = (place.afloat ?? false) && plan.place.indoors === undefined;
  const composition = composePage(plan, cast, { drawers, canvas, view, random, afloat });
  return { place, palette, canvas, mirrored, composition };
}

/** Draws a page with the given drawers of figures and things. */
export function drawPage(plan: PagePlan, cast: readonly CastCard[], options: PageOptions): Picture {
  const { frame = PAGE, bleed = false } = options;
  const { place, canvas, mirrored, composition } = planPage(plan, cast, options);
  const { view } = composition;
  const stage = stageFor(plan, place, mirrored ? canvas.mirrored() : canvas, { mirrored, composition });
  const set = setOf(place, plan.place);
  const scenery = set.draw(stage);
  const zoomed = (svg: string) => camera(mirrorSet(svg, mirrored), view.towards, view.floor, view.zoom);
  const weather = (layer: WeatherLayer) => (set.indoors ? "" : weatherVeil(stage, layer));
  const under = textGround(canvas, plan, scenery.quiet);
  const beds = hasBed(plan.place.indoors) ? plan.place.environment : undefined;
  const body =
    zoomed(scenery.back + (scenery.air ?? "")) +
    weather("behind") +
    valueHalo(canvas, composition) +
    drawActors(canvas, composition, { indoors: set.indoors ?? false, ...(beds && { beds }) }) +
    zoomed(scenery.front ?? "") +
    weather("before") +
    lowered(mirrorSet(nearOf(place, plan, set, stage), mirrored), frame) +
    vignette(canvas, view.height) +
    (frame.words ? textWash(canvas, plan.textAt, under) : "");
  const width = FRAME.width;
  const { height } = frame;
  const [x, y] = bleed ? BLEEDS : [0, 0];
  const box = [-x, -y, width + 2 * x, height + 2 * y].map((side) => Math.round(side * 100) / 100);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}"><defs>${canvas.definitions()}</defs>${body}</svg>`;
  return { svg, width, height, textZone: { ...textZoneOf(plan.textAt), ink: under.ink } };
}

/** Millimetres of bleed in the units of the frame. */
const BLEEDS = [(BLEED * FRAME.width) / TRIM.width, (BLEED * FRAME.height) / TRIM.height] as const;

/** What frames a page's lower corners frames those of a lower picture. */
const lowered = (svg: string, { height }: Frame): string =>
  svg && height < FRAME.height ? `<g transform="translate(0 ${height - FRAME.height})">${svg}</g>` : svg;

/** Where words go, inside the page's margins. */
export function textZoneOf(textAt: "top" | "bottom"): { x: number; y: number; width: number; height: number } {
  const height = TEXT_ZONE_HEIGHT - TEXT_MARGIN.edge - 8;
  return {
    x: TEXT_MARGIN.side,
    y: textAt === "top" ? TEXT_MARGIN.edge : FRAME.height - TEXT_MARGIN.edge - height,
    width: FRAME.width - 2 * TEXT_MARGIN.side,
    height,
  };
}

function stageFor(
  plan: PagePlan,
  place: Place,
  canvas: Canvas,
  { mirrored, composition: { figures, things, view, scale } }: Pick<PlannedPage, "mirrored" | "composition">,
): Stage {
  const weather = place.weathers.includes(plan.weather) ? plan.weather : "clear";
  const { towards, floor, zoom } = view;
  const across = (x: number) => (mirrored ? FRAME.width - x : x);
  /** Where the set is that the camera shows at a place of the page. */
  const inSet = (x: number) => across(towards + (x - towards) / zoom);
  const upInSet = (y: number) => floor + (y - floor) / zoom;
  const ends = (left: number, right: number, to: (x: number) => number) => {
    const [a, b] = [to(left), to(right)];
    return { left: Math.min(a, b), right: Math.max(a, b) };
  };
  const reaches = figures.map(({ x, extent }) => ({ left: x - extent.left * scale, right: x + extent.right * scale }));
  const boxes = things.map((placed) => ({ where: placed.where, ...boxOf(placed.drawing, placed.scale, placed) }));
  const kept = [...reaches, ...boxes.filter(({ where }) => where === "ground")];
  const taken = ends(
    Math.min(FRAME.width, ...kept.map(({ left }) => left)),
    Math.max(0, ...kept.map(({ right }) => right)),
    across,
  );
  /** What frames the page is drawn for its full height, and then lowered. */
  const lower = FRAME.height - view.height;
  return {
    canvas,
    random: canvas.randomFor("set"),
    hour: plan.hour,
    weather,
    // The camera moves in on the floor: what it will show at the horizon lies nearer to the floor before it does.
    horizon: floor - (floor - view.horizon) / zoom,
    floor,
    quiet: plan.textAt,
    night: plan.hour === "night",
    moonTaken: plan.things.some(({ thing, where }) => thing === "moon" && where === "sky"),
    snow: weather === "snow",
    bedTaken: plan.figures.some(({ pose }) => liesDown(pose)),
    seen: { ...ends(0, FRAME.width, inSet), top: upInSet(plan.textAt === "top" ? TEXT_ZONE_HEIGHT + 40 : 0) },
    actors: figures.map(({ x, y, extent }, i) => ({
      x: inSet(x + extent.head.x * scale),
      head: upInSet(y + extent.head.y * scale),
      ...ends(reaches[i]?.left ?? x, reaches[i]?.right ?? x, inSet),
    })),
    named: boxes.map(({ left, right, top, bottom }) => ({
      ...ends(left, right, across),
      top: top + lower,
      bottom: bottom + lower,
    })),
    room: { left: taken.left, right: FRAME.width - taken.right },
  };
}

/** What a page has before its figures at the edges, in the units of the frame. */
export function drawNear(plan: PagePlan, { place, canvas, mirrored, composition }: PlannedPage): string {
  const stage = stageFor(plan, place, mirrored ? canvas.mirrored() : canvas, { mirrored, composition });
  return mirrorSet(nearOf(place, plan, setOf(place, plan.place), stage), mirrored);
}

/** What stands near at the page's edges, in a room or in the open. */
function nearOf(place: Place, plan: PagePlan, set: PlaceSet, stage: Stage): string {
  const { indoors } = plan.place;
  const within = indoors === "cave" ? CAVE_NEARS : ROOM_NEARS;
  const nears = indoors === undefined ? (set.nears ?? place.nears) : within;
  // What cannot give way in part, a trunk or a heap of blocks, gives way whole.
  return unlessHiding(stage, stage.canvas.randomFor("near").pick(nears)(stage));
}

/** The room that a plan asks for, else the set of its number, taken modulo the sets there are. */
function setOf({ sets }: Place, { environment, set, indoors }: PagePlan["place"]): PlaceSet {
  if (indoors !== undefined) return { draw: drawRoom(indoors, environment), indoors: true };
  const index = Math.trunc(set) % sets.length;
  return sets[index < 0 ? index + sets.length : index] ?? sets[0];
}

const hashOf = (seed: string) => Math.floor(seeded(seed)() * 36 ** 5).toString(36);
