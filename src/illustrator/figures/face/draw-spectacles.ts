import type { Hex } from "../../gouache/colour.ts";
import { at, oval, type Point } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";

export interface SpectaclesLook {
  /** Of the frame. */
  readonly width: number;
  /** Of the lenses, 1 being as large as fits. */
  readonly size: number;
  /** How far under the eyes' middles the lenses sit. */
  readonly drop: number;
}

/** Round spectacles before two eyes, in head coordinates. */
export function drawSpectacles(
  [[bx, by], [nx, ny]]: readonly [Point, Point],
  colour: Hex,
  { width, size, drop }: SpectaclesLook,
): string {
  const radius = Math.min(14.5, (nx - bx) / 2 - 1.5) * size;
  const [y, nearY] = [by + drop, ny + drop];
  const lenses = oval(bx, y, radius, radius * 1.06) + oval(nx, nearY, radius * 0.97, radius * 1.04);
  const bridge = `M${at(bx + radius, y - 2)}Q${at((bx + nx) / 2, (y + nearY) / 2 - 6)} ${at(nx - radius * 0.97, nearY - 2)}`;
  const temple = `M${at(bx - radius, y - 2)}L${at(Math.min(bx - radius - 4, -44), y - 6)}`;
  return fill(lenses, "#ffffff", 0.16) + line(temple, colour, width * 0.8) + line(lenses + bridge, colour, width);
}
