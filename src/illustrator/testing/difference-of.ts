import { FRAME } from "#book/format.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { type PlannedPage, planPage } from "../draw-page.ts";
import { FIGURES } from "../figures/register.ts";
import { THINGS_DRAWN } from "../things/register.ts";

/** What somebody would call another picture: less than this is the same one, moved. */
const SEEN = { zoom: 0.1, across: 0.08, horizon: 0.04, hero: 0.07 } as const;

export const planSample = (plan: PagePlan, cast: readonly CastCard[], seed: string): PlannedPage =>
  planPage(plan, cast, { seed, drawers: { figures: FIGURES, things: THINGS_DRAWN } });

/** In what the composition of two pictures differs so that it is seen; nothing when they look alike. */
export function differenceOf(a: PlannedPage, b: PlannedPage): string[] {
  const [view, other] = [a.composition.view, b.composition.view];
  const [hero, otherHero] = [a.composition.figures[0], b.composition.figures[0]];
  /** Where the set's left edge is on the page. */
  const edge = ({ towards, zoom }: typeof view) => (towards * (1 - zoom)) / FRAME.width;
  const differs = {
    mirror: a.mirrored !== b.mirrored,
    camera: Math.abs(view.zoom - other.zoom) >= SEEN.zoom || Math.abs(edge(view) - edge(other)) >= SEEN.across,
    horizon: Math.abs(view.horizon - other.horizon) >= SEEN.horizon * FRAME.height,
    place:
      hero !== undefined &&
      otherHero !== undefined &&
      Math.hypot(hero.x - otherHero.x, hero.y - otherHero.y) >= SEEN.hero * FRAME.width,
    size: Math.abs(Math.log(a.composition.scale / b.composition.scale)) >= 0.18,
    facing: hero?.facing !== otherHero?.facing,
  };
  return Object.entries(differs).flatMap(([name, is]) => (is ? [name] : []));
}

/** Who and what a picture shows, whatever its composition: what has to stay the same in every alternative. */
export function contentOf({ place, palette, composition: { figures, things, scale } }: PlannedPage) {
  return {
    weathers: place.weathers,
    palette,
    figures: figures.map(({ card, plan, scale: size, manner }) => ({
      card,
      pose: plan.pose,
      mood: manner.mood,
      holds: manner.holds,
      /** Against a child figure's, as everywhere in the book. */
      size: Math.round((size / scale) * 1000) / 1000,
    })),
    things: things.map(({ thing, where }) => `${thing} ${where}`).toSorted(),
  };
}
