import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { drawPage, type PageOptions } from "./draw-page.ts";
import { FIGURES } from "./figures/register.ts";
import type { Picture } from "./picture.ts";
import { THINGS_DRAWN } from "./things/register.ts";

export type { Picture } from "./picture.ts";

/**
 * Draws a page from its plan and the cast alone. The same input gives the same bytes; another seed gives another
 * composition (side, details, positions), never another identity. Figures without a card in the cast are left out.
 */
export const drawPicture = (
  plan: PagePlan,
  cast: readonly CastCard[],
  options: Pick<PageOptions, "seed" | "frame" | "bleed">,
): Picture => drawPage(plan, cast, { ...options, drawers: { figures: FIGURES, things: THINGS_DRAWN } });
