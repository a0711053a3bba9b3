import { expect, test } from "vitest";
import { ENVIRONMENTS } from "#book/choices.ts";
import { FRAME } from "#book/format.ts";
import { HOURS, ROOMS, WEATHERS } from "#book/page-plan.ts";
import { LANDSCAPE, SQUARE } from "./compose/frame.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Drawers } from "./compose/compose-page.ts";
import { drawPage, planPage } from "./draw-page.ts";
import { FIGURES } from "./figures/register.ts";
import { PLACES } from "./places/register.ts";
import { THINGS_DRAWN } from "./things/register.ts";
import { findLayoutFaults } from "./testing/find-layout-faults.ts";
import { anyPlan, sampleCard, samplePlan } from "./testing/sample-plans.ts";

const cast = [sampleCard()];
/** The drawers, with each drawing's name on it. */
const MARKED: Drawers = {
  figures: mapValues(FIGURES, (draw) => (canvas, card, manner) => {
    const drawing = draw(canvas, card, manner);
    return { ...drawing, svg: `<g data-shows="${card.id}">${drawing.svg}</g>` };
  }),
  things: mapValues(THINGS_DRAWN, (draw, thing) => (canvas, manner) => {
    const drawing = draw(canvas, manner);
    return { ...drawing, svg: `<g data-shows="${thing}">${drawing.svg}</g>` };
  }),
};
/** Every environment, hour and set once. */
const everySet = ENVIRONMENTS.flatMap((environment) =>
  PLACES[environment].sets.flatMap((_, set) =>
    HOURS.map((hour, i) => samplePlan({ place: { environment, set }, hour, textAt: i % 2 ? "top" : "bottom" })),
  ),
);

test("draws the same bytes from the same plan, cast and seed", () => {
  for (let i = 0; i < 12; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    expect(drawPicture(plan, figures, { seed })).toEqual(drawPicture(plan, figures, { seed }));
  }
});

test("composes another picture from another seed", () => {
  const pictures = new Set(Array.from({ length: 6 }, (_, i) => drawPicture(samplePlan(), cast, { seed: `s${i}` }).svg));
  expect(pictures.size).toBe(6);
});

test("draws every set at every hour within the size a picture may have", () => {
  for (const plan of everySet) {
    const { svg, width, height } = drawPicture(plan, cast, { seed: "size" });
    expect([width, height]).toEqual([FRAME.width, FRAME.height]);
    expect(svg.length, `${plan.place.environment} ${plan.place.set} ${plan.hour}`).toBeLessThan(600_000);
    expect(svg, `${plan.place.environment} ${plan.place.set} ${plan.hour}`).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("has at least three sets in every environment, and takes a set's number modulo those", () => {
  for (const environment of ENVIRONMENTS) {
    const { sets } = PLACES[environment];
    expect(sets.length).toBeGreaterThanOrEqual(3);
    const svg = (set: number) => drawPicture(samplePlan({ place: { environment, set } }), cast, { seed: "modulo" }).svg;
    expect(svg(sets.length)).toBe(svg(0));
    expect(svg(1)).not.toBe(svg(0));
  }
});

test("gives every definition an id of its own, with the picture's prefix, and refers to no other", () => {
  for (let i = 0; i < 16; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    const { svg } = drawPicture(plan, figures, { seed });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const [prefix] = ids[0]!.split("-");
    for (const id of ids) expect(id.startsWith(`${prefix}-`)).toBe(true);
    for (const id of references) expect(ids).toContain(id);
  }
});

test("never puts a plain opacity on a single shape, which would cost the renderer a layer", () => {
  for (let i = 0; i < 24; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    expect(drawPicture(plan, figures, { seed }).svg).not.toMatch(/<(path|circle|ellipse|rect)\b[^>]* opacity=/);
  }
});

test("parts the numbers of every transform, which renderers need", () => {
  for (let i = 0; i < 24; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    expect(drawPicture(plan, figures, { seed }).svg).not.toMatch(/(translate|rotate|scale)\([^)]*\d-/);
  }
});

test("draws snow, rain and wind where the place has them and a clear sky where it has not", () => {
  const draw = (environment: (typeof ENVIRONMENTS)[number], weather: (typeof WEATHERS)[number]) =>
    drawPicture(samplePlan({ place: { environment, set: 0 }, weather }), cast, { seed: "weather" }).svg;
  for (const environment of ENVIRONMENTS) {
    for (const weather of WEATHERS.filter((name) => name !== "clear")) {
      const differs = draw(environment, weather) !== draw(environment, "clear");
      expect(differs, `${environment} ${weather}`).toBe(PLACES[environment].weathers.includes(weather));
    }
  }
});

test("says where the words go, inside the page, and in which ink", () => {
  for (const plan of everySet) {
    const { textZone: zone } = drawPicture(plan, cast, { seed: "zone" });
    expect(zone.x + zone.width).toBeLessThanOrEqual(FRAME.width - 48);
    expect(zone.height).toBeGreaterThan(FRAME.height * 0.2);
    if (plan.textAt === "top") expect(zone.y + zone.height).toBeLessThan(FRAME.height * 0.27);
    else expect(zone.y).toBeGreaterThan(FRAME.height * 0.73);
  }
});

test("keeps the layout's promises on 200 plans by chance", () => {
  const broken = Array.from({ length: 200 }, (_, i) => anyPlan(i)).flatMap(({ plan, cast: figures, seed }) => {
    const faults = findLayoutFaults(plan, figures, seed);
    return faults.length > 0 ? [`${seed}: ${faults.join(", ")}`] : [];
  });
  expect(broken).toEqual([]);
});

test("draws each of the cast and each thing that the plan names once, and nobody else", () => {
  for (let i = 0; i < 40; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    const { svg } = drawPage(plan, figures, { seed, drawers: MARKED });
    const shown = [...svg.matchAll(/<g data-shows="([^"]+)">/g)].map(([, name]) => name!);
    const wanted = [...plan.figures.map(({ who }) => who), ...plan.things.map(({ thing }) => thing)];
    expect(shown.toSorted(), seed).toEqual(wanted.toSorted());
  }
});

test("draws a page without figures and one whose figures have no card", () => {
  expect(drawPicture(samplePlan({ figures: [] }), [], { seed: "empty" }).svg).toMatch(/^<svg /);
  expect(drawPicture(samplePlan(), [], { seed: "empty" }).svg).toMatch(/^<svg /);
});

test("has every room in every environment, each its own", () => {
  for (const environment of ENVIRONMENTS) {
    const rooms = ROOMS.map((indoors) => {
      const plan = samplePlan({ place: { environment, set: 0, indoors }, hour: "night", weather: "rain" });
      const { svg } = drawPicture(plan, cast, { seed: "room" });
      expect(svg.length, `${environment} ${indoors}`).toBeLessThan(600_000);
      expect(svg, `${environment} ${indoors}`).not.toMatch(/NaN|undefined|Infinity/);
      return svg;
    });
    expect(new Set(rooms).size).toBe(ROOMS.length);
  }
});

test("draws on beyond the trim for paper, and within it the very same", () => {
  const { plan, cast: figures, seed } = anyPlan(3);
  const inside = (svg: string) => svg.slice(svg.indexOf("<defs>"));
  const screen = drawPicture(plan, figures, { seed });
  const paper = drawPicture(plan, figures, { seed, bleed: true });
  expect(inside(paper.svg)).toBe(inside(screen.svg));
  expect(paper.svg).toContain('viewBox="-15.36 -15.36 1054.72 1310.72"');
  expect(paper.textZone).toEqual(screen.textZone);
});

test("composes anew for pictures of other shapes, everyone inside", () => {
  for (let i = 0; i < 60; i++) {
    const { plan, cast: figures, seed } = anyPlan(i);
    for (const frame of [SQUARE, LANDSCAPE]) {
      const { composition } = planPage(plan, figures, {
        seed,
        frame,
        drawers: { figures: FIGURES, things: THINGS_DRAWN },
      });
      for (const { x, y, extent } of composition.figures) {
        const { head } = extent;
        const faceTop = y + (head.y - head.radius) * composition.scale;
        expect(faceTop, seed).toBeGreaterThanOrEqual(0);
        expect(y, seed).toBeLessThanOrEqual(frame.height);
        expect(x, seed).toBeGreaterThan(0);
        expect(x, seed).toBeLessThan(FRAME.width);
      }
    }
  }
});

function mapValues<K extends string, V>(record: Readonly<Record<K, V>>, change: (value: V, key: K) => V): Record<K, V> {
  const entries = (Object.keys(record) as K[]).map((key) => [key, change(record[key], key)]);
  return Object.fromEntries(entries) as Record<K, V>;
}
