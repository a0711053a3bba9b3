import type { CastCard } from "#book/cast-card.ts";
import type { FigureManner } from "../figure.ts";
import type { Hex } from "../gouache/colour.ts";

/** Where a valley's things stand: x as a share of the width, all else in its units, feet measured from its foot. */
export interface ValleyLayout {
  readonly width: number;
  readonly height: number;
  /** Heights of the edges of far hills, middle hills and the near meadow above the foot. */
  readonly edges: readonly [far: number, middle: number, near: number];
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  readonly moon: readonly [x: number, y: number, radius: number];
  readonly castle?: readonly [x: number, foot: number, size: number];
  readonly firs: readonly (readonly [x: number, foot: number, height: number, depth: number])[];
  readonly trees: readonly (readonly [x: number, foot: number, height: number, depth: number])[];
  readonly cottages: readonly (readonly [x: number, foot: number, width: number, roof: Hex])[];
  readonly lamp: readonly [x: number, foot: number, height: number];
  readonly figures: readonly ValleyFigure[];
  readonly stars: number;
}

export interface ValleyFigure {
  readonly x: number;
  readonly foot: number;
  readonly scale: number;
  readonly left?: boolean;
  readonly card: CastCard;
  readonly manner: FigureManner;
}
