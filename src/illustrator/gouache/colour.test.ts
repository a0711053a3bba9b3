import { expect, test } from "vitest";
import { lift, lightness, mix, saturate } from "./colour.ts";

test("mixes from the one colour to the other", () => {
  expect(mix("#204060", "#f0e0d0", 0)).toBe("#204060");
  expect(mix("#204060", "#f0e0d0", 1)).toBe("#f0e0d0");
  expect(lightness(mix("#204060", "#f0e0d0", 0.5))).toBeCloseTo((lightness("#204060") + lightness("#f0e0d0")) / 2, 2);
});

test("goes between blue and yellow without turning grey-black", () => {
  expect(lightness(mix("#2a4ad0", "#f6d840", 0.5))).toBeGreaterThan(0.6);
});

test("keeps black, white and primaries what they are", () => {
  for (const hex of ["#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff"]) expect(lift(hex, 0)).toBe(hex);
});

test("lifts lightness and takes colourfulness away", () => {
  expect(lightness(lift("#406080", 0.2))).toBeCloseTo(lightness("#406080") + 0.2, 2);
  const grey = saturate("#c04030", 0);
  expect(grey.slice(1, 3)).toBe(grey.slice(3, 5));
});
