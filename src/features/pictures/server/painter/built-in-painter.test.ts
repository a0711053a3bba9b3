import { expect, test } from "vitest";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import { findZoneFaults } from "../testing/find-zone-faults.ts";
import { measureZone } from "../testing/measure-zone.ts";

test("leaves words a calm ground that their ink can be read on", async () => {
  expect(await findZoneFaults(Array.from({ length: 8 }, (_, i) => i * 53))).toEqual([]);
});

test("would be told by the measure that words stand where the picture is", async () => {
  const { svg, textZone } = drawPicture(samplePlan({ hour: "night", shot: "close" }), [sampleCard()], { seed: "zone" });
  const among = await measureZone(svg, { ...textZone, y: 560 });
  expect(among.unrest).toBeGreaterThan(9);
  expect(among.mostly).toBeLessThan(3);
});
