import { expect, test } from "vitest";
import { findLayoutFaults } from "./testing/find-layout-faults.ts";
import { anyPlan } from "./testing/sample-plans.ts";

test("keeps the layout's promises on 3 000 plans by chance", () => {
  const broken: string[] = [];
  for (let i = 1000; i < 4000; i++) {
    const { plan, cast, seed } = anyPlan(i);
    const faults = findLayoutFaults(plan, cast, seed);
    if (faults.length > 0) broken.push(`${seed}: ${faults.join(", ")}`);
  }
  expect(broken).toEqual([]);
});
