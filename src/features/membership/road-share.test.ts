import { expect, test } from "vitest";
import { roadShare } from "./road-share.ts";

test("gives every level a stretch of its own, walked with the likes that it takes", () => {
  expect(roadShare(0, 0)).toBe(0);
  expect(roadShare(0, 5)).toBeCloseTo(0.1);
  expect(roadShare(1, 30)).toBeCloseTo(0.3);
  expect(roadShare(4, 3000)).toBeCloseTo(0.9);
  expect(roadShare(5, 9999)).toBe(1);
});

test("never leads back before a level that was reached", () => {
  expect(roadShare(2, 3)).toBeCloseTo(0.4);
  expect(roadShare(-1, 0)).toBe(0);
  expect(roadShare(9, 0)).toBe(1);
});
