import { expect, test } from "vitest";
import { seeded } from "./random.ts";

test("gives the same numbers for the same seed and others for another", () => {
  const take = (seed: string) => Array.from({ length: 20 }, seeded(seed));
  expect(take("forest")).toEqual(take("forest"));
  expect(take("forest")).not.toEqual(take("forest2"));
});

test("stays within what is asked", () => {
  const random = seeded("bounds");
  for (let i = 0; i < 2000; i++) {
    expect(random.range(3, 5)).toSatisfy((x: number) => x >= 3 && x < 5);
    expect([1, 2, 3]).toContain(random.int(1, 3));
    expect(Math.abs(random.gauss())).toBeLessThan(1);
  }
});

test("spreads evenly", () => {
  const random = seeded("spread");
  const bins = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 20_000; i++) bins[Math.floor(random() * 10)]! += 1;
  for (const count of bins) expect(count).toBeGreaterThan(1700);
});

test("refuses to pick from nothing", () => {
  expect(() => seeded("empty").pick([])).toThrow(RangeError);
});
