import type { Shine, ThingDrawing } from "../figure.ts";
import { extentOf } from "../gouache/extent.ts";
import type { Point } from "../gouache/path.ts";

/** A thing with the size that its own paths have: as wide as it goes from its middle, twice; as tall as it goes up. */
export function measured(svg: string, grip: Point, shines?: Shine): ThingDrawing {
  const [left, top, right] = extentOf(svg);
  return {
    svg,
    width: Math.ceil(2 * Math.max(-left, right)),
    height: Math.ceil(-top),
    grip,
    ...(shines ? { shines } : {}),
  };
}
