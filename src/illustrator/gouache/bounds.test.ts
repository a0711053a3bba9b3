import { expect, test } from "vitest";
import { boundsOf } from "./bounds.ts";
import { box, oval, smooth } from "./path.ts";

test("measures a path of horizontal and vertical commands", () => {
  expect(boundsOf("M10 20H50V-5h-60v10Z")).toEqual([-10, -5, 50, 20]);
});

test("measures relative commands from where the last one ended", () => {
  expect(boundsOf("M10 10l5 5m10 0l-40 20")).toEqual([-15, 10, 25, 35]);
});

test("goes on from the start of a closed path", () => {
  expect(boundsOf("M10 10H90V40Zl-30 -30")).toEqual([-20, -20, 90, 40]);
});

test("holds a circle drawn with arcs", () => {
  const [left, top, right, bottom] = boundsOf(oval(100, 50, 30, 20));
  expect(left).toBeLessThanOrEqual(70);
  expect(right).toBeGreaterThanOrEqual(130);
  expect(top).toBeLessThanOrEqual(30);
  expect(bottom).toBeGreaterThanOrEqual(70);
});

test("keeps an arch's box above its foot", () => {
  expect(boundsOf("M-50 0A50 50 0 0 1 50 0Z")).toEqual([-50, -50, 50, 0]);
});

test("reads numbers without spaces or leading zeros", () => {
  expect(boundsOf("M0 0l-.5-.5l1.5.25")).toEqual([-0.5, -0.5, 1, 0]);
});

test("holds a box and a curve through points", () => {
  expect(boundsOf(box(0, 0, 40, 20, 6))).toEqual([0, 0, 40, 20]);
  const [left, , right] = boundsOf(
    smooth(
      [
        [0, 0],
        [50, -30],
        [100, 0],
      ],
      false,
    ),
  );
  expect(left).toBeLessThanOrEqual(0);
  expect(right).toBeGreaterThanOrEqual(100);
});

test("says nothing of an empty path", () => {
  expect(boundsOf("")).toEqual([0, 0, 0, 0]);
});
