import { FRAME } from "#book/format.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { Hour, PagePlan } from "#book/page-plan.ts";
import { composePage, type Composition, type Drawers } from "./compose/compose-page.ts";
import { camera, drawActors, mirrorSet, textGround, textWash, valueHalo, vignette } from "./compose/layers.ts";
import { chooseView, TEXT_ZONE_HEIGHT, type View } from "./compose/shots.ts";
import { Canvas } from "./gouache/canvas.ts";
import type { Palette } from "./gouache/palette.ts";
import { seeded } from "./gouache/random.ts";
import type { Picture } from "./picture.ts";
import { type WeatherLayer, weatherVeil } from "./places/parts/air.ts";
import { PLACES } from "./places/register.ts";
import type { Place, PlaceSet, Stage } from "./places/stage.ts";
import { weatherPalette } from "./places/weather-palette.ts";

const RIM: Readonly<Record<Hour, number>> = { dawn: 1.5, day: 1, sunset: 1.7, night: 2.2 };
const TEXT_MARGIN = { side: 64, edge: 48 } as const;

export interface PageOptions {
  seed: string;
  drawers: Drawers;
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
export function planPage(plan: PagePlan, cast: readonly CastCard[], { seed, drawers }: PageOptions): PlannedPage {
  const place = PLACES[plan.place.environment];
  const weather = place.weathers.includes(plan.weather) ? plan.weather : "clear";
  const palette = weatherPalette(place.palettes[plan.hour], weather, plan.hour);
  const random = seeded(`${seed}/composition`);
  const mirrored = random.chance(0.5);
  const canvas = new Canvas({
    palette,
    seed,
    prefix: `p${hashOf(seed)}-`,
    light: { x: mirrored ? 0.5 : -0.5, y: -0.8 },
    rim: RIM[plan.hour],
  });
  const view = chooseView(plan.shot, plan.textAt, random);
  const composition = composePage(plan, cast, { drawers, canvas, view, random, afloat: place.afloat ?? false });
  return { place, palette, canvas, mirrored, composition };
}

/** Draws a page with the given drawers of figures and things. */
export function drawPage(plan: PagePlan, cast: readonly CastCard[], options: PageOptions): Picture {
  const { place, canvas, mirrored, composition } = planPage(plan, cast, options);
  const { view } = composition;
  const stage = stageFor(plan, place, mirrored ? canvas.mirrored() : canvas, view);
  const set = setOf(place, plan.place.set);
  const scenery = set.draw(stage);
  const focus = composition.figures[0]?.x ?? FRAME.width / 2;
  const zoomed = (svg: string) => camera(mirrorSet(svg, mirrored), focus, view.floor, view.zoom);
  const weather = (layer: WeatherLayer) => (set.indoors ? "" : weatherVeil(stage, layer));
  const { tone, ink } = textGround(canvas, plan, scenery.quiet);
  const body =
    zoomed(scenery.back + (scenery.air ?? "")) +
    weather("behind") +
    valueHalo(canvas, composition) +
    drawActors(canvas, composition) +
    zoomed(scenery.front ?? "") +
    weather("before") +
    mirrorSet(scenery.frame ?? "", mirrored) +
    vignette(canvas) +
    textWash(canvas, plan.textAt, tone);
  const { width, height } = FRAME;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.definitions()}</defs>${body}</svg>`;
  return { svg, width, height, textZone: { ...textZoneOf(plan.textAt), ink } };
}

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

function stageFor(plan: PagePlan, place: Place, canvas: Canvas, view: View): Stage {
  const weather = place.weathers.includes(plan.weather) ? plan.weather : "clear";
  return {
    canvas,
    random: canvas.randomFor("set"),
    hour: plan.hour,
    weather,
    // The camera moves in on the floor: what it will show at the horizon lies nearer to the floor before it does.
    horizon: view.floor - (view.floor - view.horizon) / view.zoom,
    floor: view.floor,
    quiet: plan.textAt,
    night: plan.hour === "night",
    moonTaken: plan.things.some(({ thing, where }) => thing === "moon" && where === "sky"),
    snow: weather === "snow",
  };
}

/** The set of a plan's number, taken modulo the sets there are. */
function setOf({ sets }: Place, number: number): PlaceSet {
  const index = Math.trunc(number) % sets.length;
  return sets[index < 0 ? index + sets.length : index] ?? sets[0];
}

const hashOf = (seed: string) => Math.floor(seeded(seed)() * 36 ** 5).toString(36);
