import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";

/**
 * Whom a page is about: the first of the cast that is there, on whichever side of the page; where none of the cast is, the first
 * from the left. Nobody where nobody is.
 */
export const leadingFigure = (
  { figures }: Pick<PagePlan, "figures">,
  cast: readonly Pick<CastCard, "id">[],
): string | undefined => cast.find(({ id }) => figures.some(({ who }) => who === id))?.id ?? figures[0]?.who;
