import { describe, expect, it } from "vitest";
import { isClose, letGo, pan, pinch, type Point, WHOLE } from "./pinch.ts";

const box = { width: 400, height: 500 };
const fingers = (ax: number, ay: number, bx: number, by: number): [Point, Point] => [
  { x: ax, y: ay },
  { x: bx, y: by },
];

describe("looking at a picture closely", () => {
  it("draws it near as far as the fingers part, around what is between them", () => {
    const near = pinch(WHOLE, fingers(-50, 0, 50, 0), fingers(-100, 0, 100, 0), box);
    expect(near).toEqual({ scale: 2, x: 0, y: 0 });
    const aside = pinch(WHOLE, fingers(50, 50, 150, 50), fingers(0, 50, 200, 50), box);
    // The point 100, 50 stays where it was: 2 · 100 + x = 100.
    expect(aside).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it("goes neither below its size nor above four times", () => {
    expect(pinch(WHOLE, fingers(-100, 0, 100, 0), fingers(-10, 0, 10, 0), box)).toEqual(WHOLE);
    expect(pinch(WHOLE, fingers(-10, 0, 10, 0), fingers(-190, 0, 190, 0), box).scale).toBe(4);
  });

  it("never leaves a gap beside it", () => {
    const near = { scale: 2, x: 0, y: 0 };
    expect(pan(near, 900, -900, box)).toEqual({ scale: 2, x: 200, y: -250 });
    expect(pan(WHOLE, 30, 30, box)).toEqual(WHOLE);
  });

  it("falls back into its place when it was hardly moved", () => {
    expect(letGo({ scale: 1.04, x: 3, y: 2 })).toBe(WHOLE);
    expect(isClose(letGo({ scale: 1.5, x: 3, y: 2 }))).toBe(true);
  });

  it("stays as it is for fingers at one point", () => {
    expect(pinch(WHOLE, fingers(5, 5, 5, 5), fingers(0, 0, 50, 50), box)).toBe(WHOLE);
  });
});
