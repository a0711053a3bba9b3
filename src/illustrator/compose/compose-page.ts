import type { CastCard, FigureKind } from "#book/cast-card.ts";
import { leadingFigure } from "#book/leading-figure.ts";
import type { FigurePlan, PagePlan, Pose, Thing } from "#book/page-plan.ts";
import type { DrawFigure, DrawThing, FigureDrawing } from "../figure.ts";
import type { Canvas } from "../gouache/canvas.ts";
import type { Random } from "../gouache/random.ts";
import { type Direction, directFigures } from "./direct-figures.ts";
import { type Extent, layOut, type Meeting, type Spot } from "./lay-out.ts";
import { type Keepout, type PlacedThing, placeThings } from "./place-things.ts";
import type { View } from "./shots.ts";

/** The drawings to compose from. */
export interface Drawers {
  figures: Readonly<Record<FigureKind, DrawFigure>>;
  things: Readonly<Record<Thing, DrawThing>>;
}

export interface PlacedFigure extends Direction, Spot {
  drawing: FigureDrawing;
  extent: Extent;
  /** Frame units per figure unit, the card's size included. */
  scale: number;
}

export interface Composition {
  figures: PlacedFigure[];
  things: PlacedThing[];
  view: View;
  /** Frame units per unit of a child figure. */
  scale: number;
  /** All of the page is under water. */
  afloat: boolean;
}

const LYING: readonly Pose[] = ["sit", "lie", "sleep", "read"];
/** Poses at full length. */
const STRETCHED: readonly Pose[] = ["lie", "sleep"];
const OFF_THE_GROUND: Partial<Record<Pose, number>> = { fly: 96, jump: 46, swim: 4 };
/** How far figures hang above the bed of the sea, in figure units. */
const AFLOAT: Partial<Record<Pose, number>> = { fly: 120, swim: 104, jump: 90, run: 56 };

/** How often one alone faces against the reading direction, where the plan leaves it open. */
const TURNED = 0.4;

function liftOf(pose: Pose, afloat: boolean): number {
  if (!afloat) return OFF_THE_GROUND[pose] ?? 0;
  return LYING.includes(pose) ? 0 : (AFLOAT[pose] ?? 26);
}

function extentOf({ card, facing, plan }: Direction, drawing: FigureDrawing, afloat: boolean): Extent {
  const { size } = card;
  const mirror = facing === "left" ? -1 : 1;
  const upright = !LYING.includes(plan.pose) && plan.pose !== "swim" && plan.pose !== "fly";
  return {
    left: (mirror > 0 ? drawing.reach.left : drawing.reach.right) * size,
    right: (mirror > 0 ? drawing.reach.right : drawing.reach.left) * size,
    stature: (upright ? Math.max(drawing.height, 280) : 300) * size,
    height: drawing.height * size,
    head: { x: drawing.head.x * mirror * size, y: drawing.head.y * size, radius: drawing.head.radius * size },
    lift: liftOf(plan.pose, afloat) * size,
    facing,
    ...(STRETCHED.includes(plan.pose) && { lies: true }),
    ...meets(plan, drawing, size),
  };
}

/** How a pose touches whom it faces; what is not named here takes that one's hand. */
const MEETS_WITH: Partial<Record<Pose, Meeting["with"]>> = { hug: "arms", carry: "arms", whisper: "mouth" };

function meets({ pose, holds }: FigurePlan, { partner, hand }: FigureDrawing, size: number): { meets?: Meeting } {
  // A full hand goes round nobody and covers no mouth: what it holds would come before the other's face.
  if (!partner || holds !== undefined) return {};
  const [x, y] = hand ?? [0, -150];
  return {
    meets: {
      with: MEETS_WITH[pose] ?? "hand",
      distance: partner[0] * size,
      reach: { x: x * size, y: -y * size },
    },
  };
}

/** Decides where everything stands, from the plan and the drawings alone. */
export function composePage(
  plan: PagePlan,
  cast: readonly CastCard[],
  {
    drawers,
    canvas,
    view,
    random,
    afloat,
  }: { drawers: Drawers; canvas: Canvas; view: View; random: Random; afloat: boolean },
): Composition {
  const mirrored = canvas.mirrored();
  const drawn = directFigures(plan, cast, random.chance(TURNED)).map((direction) => {
    const drawing = drawers.figures[direction.card.kind](
      direction.facing === "left" ? mirrored : canvas,
      direction.card,
      direction.manner,
    );
    return { direction, drawing, extent: extentOf(direction, drawing, afloat) };
  });
  const own = leadingFigure(plan, cast);
  const { scale, spots } = layOut(
    drawn.map(({ extent }) => extent),
    view,
    random,
    Math.max(
      0,
      drawn.findIndex(({ direction }) => direction.card.id === own),
    ),
  );
  const figures = drawn.map(({ direction, drawing, extent }, i): PlacedFigure => {
    const spot = spots[i] ?? { x: 0, y: view.floor };
    return { ...direction, ...spot, drawing, extent, scale: scale * direction.card.size };
  });
  const things = placeThings(plan, drawers.things, canvas, {
    view,
    scale,
    figures: figures.map((figure) => keepoutOf(figure, scale)),
    faces: figures.map((figure) => faceOf(figure, scale)),
    gazes: new Map(
      figures.flatMap((figure) =>
        figure.plan.looksAt === undefined
          ? []
          : [[figure.plan.looksAt, { x: figure.x, ahead: figure.facing === "right" ? 1 : -1 }] as const],
      ),
    ),
    random,
  });
  return { figures, things, view, scale, afloat };
}

const faceOf = ({ x, y, extent: { head } }: PlacedFigure, scale: number): Keepout => ({
  left: x + (head.x - head.radius) * scale,
  right: x + (head.x + head.radius) * scale,
  top: y + (head.y - head.radius) * scale,
  bottom: y + (head.y + head.radius) * scale,
});

const keepoutOf = ({ x, y, extent }: PlacedFigure, scale: number): Keepout => ({
  left: x - extent.left * scale,
  right: x + extent.right * scale,
  top: y - extent.height * scale,
  bottom: y,
});
