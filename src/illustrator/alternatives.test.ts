import { expect, test } from "vitest";
import { contentOf, differenceOf, planSample } from "./testing/difference-of.ts";
import { anyPlan } from "./testing/sample-plans.ts";

test("composes a page anew from another seed: the same cast, things and light, nine times in ten seen otherwise", () => {
  let pairs = 0;
  let alike = 0;
  for (let i = 0; i < 40; i++) {
    const { plan, cast, seed } = anyPlan(i);
    const pages = [0, 1, 2, 3].map((n) => planSample(plan, cast, `${seed}/${n}`));
    for (const [n, page] of pages.entries()) {
      expect(contentOf(page), seed).toEqual(contentOf(pages[0]!));
      for (const other of pages.slice(0, n)) {
        pairs++;
        if (differenceOf(page, other).length === 0) alike++;
      }
    }
  }
  expect(pairs).toBe(240);
  expect(alike).toBeLessThan(pairs / 10);
});

test("would be told by the measure that a picture is the same one", () => {
  const { plan, cast, seed } = anyPlan(4);
  const page = planSample(plan, cast, seed);
  expect(differenceOf(page, planSample(plan, cast, seed))).toEqual([]);
  const recoloured = cast.map((card) => ({ ...card, garment: { ...card.garment, colour: "black" as const } }));
  expect(contentOf(planSample(plan, recoloured, seed))).not.toEqual(contentOf(page));
});
