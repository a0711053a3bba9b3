import { FRAME } from "#book/format.ts";
import type { CastCard } from "#book/cast-card.ts";
import { leadingFigure } from "#book/leading-figure.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { Composition, PlacedFigure } from "../compose/compose-page.ts";
import type { PlacedThing } from "../compose/place-things.ts";
import { DWARFED_HEIGHT, SHOT_HEIGHTS, TEXT_ZONE_HEIGHT } from "../compose/shots.ts";
import { drawNear, planPage } from "../draw-page.ts";
import { heldThing } from "../figures/held-thing.ts";
import { FIGURES } from "../figures/register.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { partsOf } from "../gouache/extent.ts";
import type { Point } from "../gouache/path.ts";
import { THINGS_DRAWN } from "../things/register.ts";
import { type Box, type Circle, overlapOf, radiiFrom } from "./geometry.ts";
import { silhouetteOf } from "./silhouette-of.ts";

/** How much of the smaller of two heads another may cover. */
const HEADS_OVERLAP = 0.1;
/** How much of a figure may run off the page at one side: a tail, a wing tip, a cape's hem. */
const OFF_PAGE = 0.2;
/** A face lies within this share of its head's radius: the rest is hair, ears and the brim. */
const FACE = 0.8;
/** One's own hand may touch a cheek or shade the brow; within this share it lies on eyes or mouth. */
const OWN_FACE = 0.55;

/** How much of a named thing may lie behind what stands near: the tip of a blade or a leaf. */
const HIDDEN = 0.05;

const mirror = ({ facing }: PlacedFigure) => (facing === "left" ? -1 : 1);

const faceOf = (figure: PlacedFigure): Circle => ({
  x: figure.x + figure.drawing.head.x * figure.scale * mirror(figure),
  y: figure.y + figure.drawing.head.y * figure.scale,
  radius: figure.drawing.head.radius * figure.scale,
});

/** Where a figure's hands are that may be over a face, its own or another's, with all the parts of what it holds. */
function handsOf(figure: PlacedFigure, canvas: Canvas, overOwn: boolean): Box[] {
  const { drawing, scale, manner } = figure;
  const farHand = overOwn && drawing.farHandBehindHead ? undefined : drawing.farHand;
  const onPage = ([px, py]: Point) => [figure.x + px * scale * mirror(figure), figure.y + py * scale] as const;
  const palms = [drawing.hand, farHand]
    .flatMap((hand) => (hand ? [onPage(hand)] : []))
    .map(([x, y]) => ({
      left: x,
      right: x,
      top: y,
      bottom: y,
    }));
  const grip = drawing.grip ?? drawing.hand;
  const held = heldThing(canvas, manner)?.drawing;
  if (!held || !grip) return palms;
  const [x, y] = onPage(grip);
  // In a hand that is tipped a thing is tipped, too: nothing of it is farther than the figure says that it reaches.
  const unit = scale / figure.card.size;
  const [first, last] = [figure.x - figure.extent.left * unit, figure.x + figure.extent.right * unit];
  const parts = partsOf(held.svg).map(([left, top, right, bottom]) => {
    const ends = [left, right].map((end) => x + (end - held.grip[0]) * scale * mirror(figure));
    return {
      left: Math.max(first, Math.min(...ends)),
      right: Math.min(last, Math.max(...ends)),
      top: y + (top - held.grip[1]) * scale,
      bottom: y + (bottom - held.grip[1]) * scale,
    };
  });
  return [...palms, ...parts];
}

const boxOf = ({ x, y, drawing, scale }: PlacedThing): Box => ({
  left: x - (drawing.width / 2) * scale,
  right: x + (drawing.width / 2) * scale,
  top: y - drawing.height * scale,
  bottom: y,
});

/** What a composed page breaks of the layout's promises, in words; nothing when it keeps them all. */
export function findLayoutFaults(plan: PagePlan, cast: readonly CastCard[], seed: string): string[] {
  const page = planPage(plan, cast, { seed, drawers: { figures: FIGURES, things: THINGS_DRAWN } });
  const { composition, canvas } = page;
  return [
    ...missing(plan, cast, composition),
    ...cutOrCrossing(plan, composition),
    ...hidingFaces(composition, canvas),
    ...wronglySized(plan, cast, composition),
    ...hiddenByNear(composition, drawNear(plan, page)),
  ];
}

/** Whom and what the plan has and the picture has not, or the other way round. */
function missing(plan: PagePlan, cast: readonly CastCard[], { figures, things }: Composition): string[] {
  const faults: string[] = [];
  const wanted = plan.figures.map(({ who }) => who).filter((who) => cast.some(({ id }) => id === who));
  const there = figures.map(({ card }) => card.id);
  if (wanted.join() !== there.join()) faults.push(`shows ${there.join()} in place of ${wanted.join()}`);
  const wishes = plan.things.map(({ thing, where }) => `${thing} ${where}`).join();
  const lying = things.map(({ thing, where }) => `${thing} ${where}`).join();
  if (wishes !== lying) faults.push(`shows ${lying} in place of ${wishes}`);
  return faults;
}

/** What the page's edges or the words' zone cut. */
function cutOrCrossing(plan: PagePlan, { figures, things, scale }: Composition): string[] {
  const faults: string[] = [];
  const [zoneTop, zoneBottom] =
    plan.textAt === "top" ? [0, TEXT_ZONE_HEIGHT] : [FRAME.height - TEXT_ZONE_HEIGHT, FRAME.height];
  for (const [i, figure] of figures.entries()) {
    const { who, pose } = figure.plan;
    const face = faceOf(figure);
    if (face.x - face.radius < 0 || face.x + face.radius > FRAME.width || face.y - face.radius < 0)
      faults.push(`${who}'s face (${pose}) is cut by the page`);
    if (figure.y > FRAME.height) faults.push(`${who}'s feet are cut by the page`);
    if (figure.x < 20 || figure.x > FRAME.width - 20) faults.push(`${who} stands at the page's edge`);
    const { left, right } = figure.extent;
    const offLeft = Math.max(0, left * scale - figure.x);
    const offRight = Math.max(0, figure.x + right * scale - FRAME.width);
    if (Math.max(offLeft, offRight) > OFF_PAGE * (left + right) * scale)
      faults.push(`${who} (${pose}) runs off the page`);
    const top = figure.y - figure.extent.height * scale;
    if (top < zoneBottom && figure.y > zoneTop) faults.push(`${who} (${pose}) stands in the text zone`);
    const previous = figures[i - 1];
    if (previous && figure.x <= previous.x) faults.push(`${who} is not right of ${previous.plan.who}`);
  }
  for (const placed of things) {
    const { left, top, right, bottom } = boxOf(placed);
    if (bottom > zoneTop && top < zoneBottom) faults.push(`the ${placed.thing} lies in the text zone`);
    if (left < 0 || right > FRAME.width) faults.push(`the ${placed.thing} is cut by the page`);
  }
  return faults;
}

/** Heads, hands and things over faces. */
function hidingFaces({ figures, things }: Composition, canvas: Canvas): string[] {
  const faults: string[] = [];
  for (const [i, figure] of figures.entries()) {
    const { who, pose } = figure.plan;
    const face = faceOf(figure);
    for (const other of figures.slice(i + 1)) {
      if (overlapOf(face, faceOf(other)) > HEADS_OVERLAP) faults.push(`${who}'s and ${other.plan.who}'s heads overlap`);
    }
    for (const { thing, ...placed } of things) {
      if (radiiFrom(boxOf({ thing, ...placed }), face) < FACE) faults.push(`the ${thing} is over ${who}'s face`);
    }
    for (const other of figures) {
      const isOwn = other === figure;
      const hands = handsOf(figure, canvas, isOwn);
      const nearest = Math.min(...hands.map((hand) => radiiFrom(hand, faceOf(other))));
      const holding = `${who}'s hand (${pose}, ${figure.card.kind}, ${figure.plan.holds ?? "empty"})`;
      if (nearest < (isOwn ? OWN_FACE : FACE))
        faults.push(`${holding} is over ${isOwn ? "its own" : `${other.plan.who}'s`} face`);
    }
  }
  return faults;
}

/** Who is taller than the camera allows. */
function wronglySized(plan: PagePlan, cast: readonly CastCard[], { figures, scale }: Composition): string[] {
  const own = leadingFigure(plan, cast);
  const hero = figures.find(({ card }) => card.id === own) ?? figures[0];
  const most = (plan.dwarfed && plan.shot === "wide" ? DWARFED_HEIGHT : SHOT_HEIGHTS[plan.shot])[1] * FRAME.height;
  return hero && hero.extent.stature * scale > most + 1 ? [`${hero.plan.who} is taller than a ${plan.shot} shot`] : [];
}

/** Things that what stands near at the page's edges is painted over. */
function hiddenByNear({ things }: Composition, near: string): string[] {
  return things.flatMap(({ thing, where, drawing, x, y, scale }) => {
    const own = [...silhouetteOf(`<g transform="scale(${scale})">${drawing.svg}</g>`).keys()];
    const before = silhouetteOf(`<g transform="translate(${-x} ${-y})">${near}</g>`);
    const hidden = own.filter((cell) => before.has(cell)).length;
    return hidden > HIDDEN * own.length ? [`the ${thing} (${where}) is hidden by what stands near`] : [];
  });
}
