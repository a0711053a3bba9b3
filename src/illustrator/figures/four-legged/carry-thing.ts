import type { Point } from "../../gouache/path.ts";
import type { HeldThing } from "../held-thing.ts";
import type { Box } from "../rig/clear-face.ts";
import type { FoursSitter } from "./fours-sitter.ts";

/** How far a thing may go above its grip to hang from a mouth, in the composition's units. */
const HANGS = 18;
/** How far a thing may go behind and below its grip to float before a mouth on its string. */
const FLOATS = 16;

/** Where a four-legged figure has its thing, in its own units. */
export interface Carried {
  readonly by: "hoof" | "mouth" | "back" | "ground";
  /** Where the thing's grip is. */
  readonly grip: Point;
}

/** Whether a mouth can take it: it has a handle at its top, or floats on a string. */
export const goesInMouth = ({ around }: HeldThing): boolean =>
  around.top <= HANGS || (around.left <= FLOATS && around.bottom <= FLOATS);

export interface HeadRoom {
  readonly face: Box;
  readonly mouth: Point;
  readonly mirrored: boolean;
  /** Behind the face, a mane goes so far. */
  readonly mane: number;
  /** The composition's units per unit of the body. */
  readonly scale: number;
}

/** Puts a thing where a four-legged figure can have it without hiding its face. */
export function carryThing(
  { fours, foursBuild, foursRig }: FoursSitter,
  held: HeldThing,
  { face, mouth, mirrored, mane, scale }: HeadRoom,
): Carried {
  const around = shrink(held.around, 1 / scale);
  const [l, d] = foursBuild.trunk;
  const half = held.drawing.width / 2 / scale;
  const before: Carried = {
    by: "ground",
    grip: [Math.max(face.right, fours.fore[0].foot[0] - 6) + Math.max(around.left, half) + 4, -around.bottom],
  };
  if (foursRig.puts === "hoof") return { by: "hoof", grip: fours.fore[0].foot };
  if (foursRig.puts === "ground" || foursRig.away === "all") return before;
  // On a cord under the chin, where there is room for it.
  const y = Math.max(mouth[1] + 8, face.bottom + around.top + 4);
  const under: Carried | undefined =
    y + around.bottom < -1 || foursRig.aloft ? { by: "mouth", grip: [mouth[0] + 3, y] } : undefined;
  if (goesInMouth(held)) {
    if (held.around.top <= HANGS) return under ?? before;
    return mirrored ? before : { by: "mouth", grip: [face.right + around.left + 1, mouth[1] + 2] };
  }
  const [[bx, by] = [0, 0]] = fours.put([[-0.34 * l, -0.92 * d]]);
  const x = Math.min(bx, face.left - mane - around.right - 2);
  const room = x >= bx - l * 0.8 && !foursRig.rests;
  return room ? { by: "back", grip: [x, by + 5 - around.bottom] } : (under ?? before);
}

const shrink = ({ left, right, top, bottom }: Box, k: number): Box => ({
  left: left * k,
  right: right * k,
  top: top * k,
  bottom: bottom * k,
});
