import { expect, it } from "vitest";
import { PALETTES } from "../places/enchanted-forest/palettes.ts";
import { Canvas } from "./canvas.ts";
import { extentOf } from "./extent.ts";
import { oval } from "./path.ts";
import { fill, paint, place } from "./shape.ts";

const canvas = () => new Canvas({ palette: PALETTES.day, seed: "page", prefix: "p" });

it("holds a painted shape, not the crescents and strokes that it clips", () => {
  expect(extentOf(paint(canvas(), "M-10 -20H30V40H-10Z", "#aa6644"))).toEqual([-10, -20, 30, 40]);
});

it("follows moves, turns and mirrors of groups within groups", () => {
  const square = fill("M0 0H10V10H0Z", "#aa6644");
  expect(extentOf(place(square, 100, -50, 2))).toEqual([100, -50, 120, -30]);
  expect(extentOf(place(place(square, 5, 5), -20, -30, 1, -1))).toEqual([-35, -25, -25, -15]);
  const [left, top, right, bottom] = extentOf(place(square, 0, 0, 1, 1, 90));
  expect([left, top, right, bottom].map(Math.round)).toEqual([-10, 0, 0, 10]);
});

it("counts circles and ellipses exactly, and soft glows not at all", () => {
  expect(extentOf(fill(oval(10, 10, 5), "#aa6644"))).toEqual([5, 5, 15, 15]);
  expect(extentOf('<ellipse cx="0" cy="0" rx="4" ry="2" fill="#aa6644"/>')).toEqual([-4, -2, 4, 2]);
  expect(extentOf(canvas().glow(0, 0, 100, "#ffffff"))).toEqual([0, 0, 0, 0]);
});
