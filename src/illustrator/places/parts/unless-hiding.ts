import type { Bounds } from "../../gouache/bounds.ts";
import { partsOf } from "../../gouache/extent.ts";
import type { Stage } from "../stage.ts";

/** Whether something near with these bounds would be painted over a thing that the page names. */
export const hidesNamed = ({ named }: Stage, [left, top, right, bottom]: Bounds): boolean =>
  named.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);

/** What stands near, left out where any part of it would be painted over a thing that the page names. */
export const unlessHiding = (stage: Stage, svg: string): string =>
  partsOf(svg).some((part) => hidesNamed(stage, part)) ? "" : svg;
