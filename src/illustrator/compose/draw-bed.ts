import type { Environment } from "#book/choices.ts";
import type { Pose } from "#book/page-plan.ts";
import type { Canvas } from "../gouache/canvas.ts";
import { drawBed, drawQuilt } from "../places/rooms/bed.ts";
import { ROOM_STYLES } from "../places/rooms/style.ts";
import type { PlacedFigure } from "./compose-page.ts";

/** A bed under those who lie, long enough for those who sit beside them. */
export interface Bed {
  /** Those who lie or sit on it. */
  readonly on: readonly PlacedFigure[];
  readonly frame: string;
  /** What covers each who lies there. */
  readonly quilts: ReadonlyMap<PlacedFigure, string>;
}

const LIES: readonly Pose[] = ["lie", "sleep"];
const SITS: readonly Pose[] = ["sit", "read", "kneel"];

export const liesDown = (pose: Pose): boolean => LIES.includes(pose);

/** The bed of a page in the environment's fashion; none when nobody lies down. */
export function bedFor(
  canvas: Canvas,
  figures: readonly PlacedFigure[],
  scale: number,
  environment: Environment,
): Bed | undefined {
  const sleepers = figures.filter(({ plan }) => liesDown(plan.pose));
  const [first] = sleepers;
  if (!first) return undefined;
  const style = ROOM_STYLES[environment];
  const night = canvas.rim > 2;
  const on = figures.filter(({ plan }) => liesDown(plan.pose) || SITS.includes(plan.pose));
  const headAt = first.extent.head.x >= 0 ? "right" : "left";
  const left = Math.min(...on.map(({ x, extent }) => x - extent.left * scale)) - 24 * scale;
  const right = Math.max(...on.map(({ x, extent }) => x + extent.right * scale)) + 24 * scale;
  const y = Math.max(...on.map((figure) => figure.y));
  const quilts = new Map(
    sleepers.map((figure) => {
      const { extent, x } = figure;
      const towards = extent.head.x >= 0 ? 1 : -1;
      const foot = x + (towards > 0 ? -extent.left : extent.right) * scale - towards * 10 * scale;
      const chin = x + (extent.head.x - towards * (extent.head.radius + 8)) * scale;
      const height = Math.min(extent.height * 0.72, 118 * figure.card.size) * scale;
      const quilt = drawQuilt(canvas, style, { from: foot, to: chin, y: figure.y, height, scale, night });
      return [figure, quilt] as const;
    }),
  );
  return { on, frame: drawBed(canvas, style, { left, right, y, scale, headAt, night }).frame, quilts };
}
