import { expect, test } from "vitest";
import { standInView } from "./stand-in-view.ts";

const seen = { left: 100, right: 900, top: 0 };

test("leaves a tree where the camera shows its foot", () => {
  expect(standInView({ seen }, 300, 40)).toBe(300);
});

test("moves a tree in whose crown alone would be seen", () => {
  expect(standInView({ seen }, 60, 40)).toBe(140);
  expect(standInView({ seen }, 930, 40)).toBe(860);
});

test("lets a tree be that the camera has passed by", () => {
  expect(standInView({ seen: { ...seen, left: 320 } }, 40, 40)).toBeUndefined();
});
