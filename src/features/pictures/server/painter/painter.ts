import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { TextZone } from "#book/text-zone.ts";
import type { Approved } from "#features/safety/safety.ts";

/** What a picture is drawn from: the plan and the cast are the whole of it. */
export interface PictureOrder {
  readonly plan: PagePlan;
  readonly cast: readonly Approved<CastCard>[];
  /** The same seed gives the same picture; another one another composition with the same figures. */
  readonly seed: string;
  /** For paper: the same picture, drawn on beyond its edges by what is cut off. */
  readonly bleed?: boolean;
}

/** A picture before it is stored. */
export interface Painting {
  /** SVG composed in `FRAME`, which the raster step turns into every size. */
  readonly svg: string;
  readonly textZone: TextZone;
}

/** A painter draws one picture from its order. */
export interface Painter {
  /** Kept with each picture. */
  readonly name: string;
  paint(order: PictureOrder, signal: AbortSignal): Promise<Painting>;
}
