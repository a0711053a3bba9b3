import type { FigureKind } from "#book/cast-card.ts";
import type { Pose } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { at, num } from "../gouache/path.ts";
import { fill, line } from "../gouache/shape.ts";
import type { PlacedFigure } from "./compose-page.ts";

/** Water about whoever swims where a place has none to swim in: behind the figure and, up to its waist, before it. */
export interface Pool {
  readonly behind: string;
  readonly before: string;
}

/** Who lives in water and has nothing to walk on. */
const OF_THE_WATER: ReadonlySet<FigureKind> = new Set<FigureKind>(["fish", "whale", "octopus", "seahorse", "mermaid"]);
/** A mermaid can be on a shore like this. */
const ASHORE: readonly Pose[] = ["sit", "lie", "sleep", "read"];

/** Whether somebody needs water there where nothing else is under water: whoever swims, and whoever cannot be on land. */
export function needsPool({ card, extent, plan: { pose } }: PlacedFigure, indoors: boolean): boolean {
  if (pose === "swim") return true;
  if (indoors || !OF_THE_WATER.has(card.kind) || extent.lift > 0) return false;
  return card.kind !== "mermaid" || !ASHORE.includes(pose);
}

/** How much of a figure's height is under water: at least this, and of a swimmer and of one that stands in it at most that. */
const LEAST = 0.12;
const MOST = { swims: 0.5, stands: 0.34 } as const;
/** How much of what is under water the water hides: the tail of one who stands in it is seen. */
const CLEAR = { swims: 0.84, stands: 0.56 } as const;
/** How far below its eyes the mouth of one is that is all head, in head radii. */
const MOUTH = 0.85;

/** How far behind a swimmer the far bank is at most, in figure units. */
const FAR_BANK = 46;

/** How deep somebody is in it, in figure units: up to the chin, or to below the mouth, but no deeper than to the waist where it stands. */
function depthOf({ extent: { head, height }, drawing, card: { size }, plan: { pose } }: PlacedFigure): number {
  const chin = -(head.y + head.radius);
  const mouth = -drawing.eyes[1] * size - MOUTH * head.radius;
  const dry = chin > LEAST * height ? chin : mouth;
  return Math.max(LEAST * height, Math.min(MOST[pose === "swim" ? "swims" : "stands"] * height, dry));
}

export function drawPool(canvas: Canvas, figure: PlacedFigure, scale: number): Pool {
  const { x, y, extent } = figure;
  const deep = depthOf(figure) * scale;
  const level = y - deep;
  const middle = x + ((extent.right - extent.left) / 2) * scale;
  const half = ((extent.left + extent.right) / 2 + 34) * scale;
  const ry = Math.max(deep * 1.35, half * 0.22);
  const rx = Math.max(half * 1.16, ry * 2.2);
  // Its far bank lies on the ground, not before the distance.
  const back = Math.min(ry * 0.55, FAR_BANK * scale);
  const [left, right] = [middle - rx, middle + rx];
  const water = canvas.grade("#7fbfcb");
  const pale = canvas.lighten(water, 0.75);
  const far = `M${at(left, level)}A${num(rx)} ${num(back)} 0 0 1 ${at(right, level)}`;
  const near = `A${num(rx)} ${num(ry)} 0 0 1 ${at(left, level)}Z`;
  const waves = 9;
  const step = (2 * rx) / waves;
  let crest = `M${at(left, level)}`;
  for (let i = 0; i < waves; i++) {
    const x0 = left + i * step;
    crest += `Q${at(x0 + step / 2, level + (i % 2 ? 6 : -6) * scale)} ${at(x0 + step, level)}`;
  }
  const ring = (share: number, down: number) =>
    `M${at(middle - rx * share, level + ry * down)}Q${at(middle, level + ry * (down + 0.12))} ${at(middle + rx * share, level + ry * down)}`;
  return {
    behind: fill(far + near, water) + line(ring(0.7, (-back * 0.5) / ry), pale, 3 * scale, 0.5),
    before:
      fill(crest + near, water, CLEAR[figure.plan.pose === "swim" ? "swims" : "stands"]) +
      line(crest, pale, 4 * scale, 0.8) +
      line(ring(0.8, 0.36) + ring(0.55, 0.62), pale, 3 * scale, 0.6),
  };
}
