import { expect, test } from "vitest";
import { toMinorUnits } from "./minor-units.ts";

test.each([
  [4.99, "EUR", 499],
  [39.99, "eur", 3999],
  [19.9, "RON", 1990],
  [1.005, "USD", 100],
  [500, "JPY", 500],
  [1.5, "KWD", 1500],
  [1.234, "KWD", 1230],
  [0, "EUR", 0],
])("%d %s are %i of its smallest unit", (price, currency, units) => {
  expect(toMinorUnits(price, currency)).toBe(units);
});
