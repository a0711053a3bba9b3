import { expect, test } from "vitest";
import type { Thing } from "#book/page-plan.ts";
import { planSample } from "../testing/difference-of.ts";
import { sampleCard, samplePlan } from "../testing/sample-plans.ts";

/** How high a thing on the ground is against the fox beside it, and whether it stands behind. */
function standing(thing: Thing, seed: string) {
  const plan = samplePlan({ things: [{ thing, where: "ground" }] });
  const { composition } = planSample(plan, [sampleCard({ kind: "fox", called: "fox" })], seed);
  const [placed] = composition.things;
  const [fox] = composition.figures;
  if (!placed || !fox) throw new Error("Nothing is there");
  return {
    height: (placed.drawing.height * placed.scale) / (fox.extent.stature * composition.scale),
    behind: placed.y < fox.y,
  };
}

test("draws trees, tents and wheels about as high as a child or higher, a row behind", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    for (const thing of ["tree", "fir", "tent", "ferris-wheel"] as const) {
      const { height, behind } = standing(thing, seed);
      expect(height, `${thing} ${seed}`).toBeGreaterThan(0.7);
      expect(behind, `${thing} ${seed}`).toBe(true);
    }
    expect(standing("acorn", seed).height).toBeLessThan(0.6);
  }
});
