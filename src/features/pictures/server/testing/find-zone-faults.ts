import { drawPicture } from "#illustrator/draw-picture.ts";
import { anyPlan } from "#illustrator/testing/sample-plans.ts";
import { measureZone } from "./measure-zone.ts";

/** WCAG 2's least contrast of text (AA), and that of large text. */
const TEXT = 4.5;
const LARGE_TEXT = 3;
/** A zone with more than this would be a picture of something. */
const CALM = 9;

/** What words would suffer in the pictures of these chance plans, in words; nothing where they read well. */
export async function findZoneFaults(numbers: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const number of numbers) {
    const { plan, cast, seed } = anyPlan(number);
    const { svg, textZone } = drawPicture(plan, cast, { seed });
    const { mostly, nearlyEverywhere, unrest } = await measureZone(svg, textZone);
    if (mostly < TEXT) faults.push(`${seed}: contrast ${mostly.toFixed(2)}`);
    if (nearlyEverywhere < LARGE_TEXT) faults.push(`${seed}: spots of contrast ${nearlyEverywhere.toFixed(2)}`);
    if (unrest > CALM) faults.push(`${seed}: unrest ${unrest.toFixed(1)}`);
  }
  return faults;
}
