import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { TextZone } from "#book/text-zone.ts";
import type { SeenPicture } from "#features/pictures/server/tables.ts";
import type { Approved } from "#features/safety/safety.ts";

/** What a picture is drawn from: the plan and the cast are the whole of it for a painter that reads no words. */
export interface PictureOrder {
  readonly plan: PagePlan;
  readonly cast: readonly Approved<CastCard>[];
  /** The same seed gives the same picture; another one another composition with the same figures. */
  readonly seed: string;
  /** For paper: the same picture, drawn on beyond its edges by what is cut off. */
  readonly bleed?: boolean;
  /** Whose costs it is, and where a model's bytes are kept; absent for a picture of no story. */
  readonly storyId?: string;
  /** For painters that read words. */
  readonly words?: PictureWords;
}

/** What a model goes by beside the plan. */
export interface PictureWords {
  /** The book's cover; absent when it is the cover that is painted. */
  readonly cover?: Uint8Array;
  /** The picture that is to be changed. */
  readonly current?: Uint8Array;
  /** What the parent wishes of it. */
  readonly wish?: Approved<string>;
}

/** A picture before it is stored: drawn in shapes, or painted in pixels. */
export type Painting = Drawn | Painted;

export interface Drawn {
  /** SVG composed in `FRAME`, which the raster step turns into every size. */
  readonly svg: string;
  readonly textZone: TextZone;
  readonly painted?: never;
}

export interface Painted {
  readonly painted: {
    /** As they came, with the provider's marks. */
    readonly bytes: Uint8Array;
    /** Where they stand in the store. */
    readonly name: string | undefined;
    /** What a model that sees said of it; absent where none looked. */
    readonly seen: SeenPicture | undefined;
    /** What was painted on the way to it: further alternatives. */
    readonly others: readonly Painted[];
  };
  readonly textZone: TextZone;
  readonly svg?: never;
}

/** A painter draws one picture from its order. Where it cannot, it throws `ModelFailure`. */
export interface Painter {
  /** Kept with each picture. */
  readonly name: string;
  /** Who takes the whole book over where this one cannot. */
  readonly next?: Painter | undefined;
  /** It goes by words and by other pictures of the book: `PictureWords`. */
  readonly readsWords?: boolean;
  /** How many pages of a book are under way with it at once; absent: as many as its studio has hands. */
  readonly hands?: number;
  paint(order: PictureOrder, signal: AbortSignal): Promise<Painting>;
}

/** A painter and all who take over from it, in their order. */
export function paintersFrom(painter: Painter): Painter[] {
  return painter.next ? [painter, ...paintersFrom(painter.next)] : [painter];
}

/** What the raster step makes files of. */
export const artOf = ({ svg, painted }: Painting): string | Uint8Array => svg ?? painted.bytes;
