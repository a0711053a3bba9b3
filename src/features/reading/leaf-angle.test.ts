import { describe, expect, it } from "vitest";
import { fallsOn, turnedShare } from "./leaf-angle.ts";

describe("a leaf under the finger", () => {
  it("lies flat, stands upright over the spine, and lies on the other side", () => {
    expect(turnedShare(0, 300)).toBe(0);
    expect(turnedShare(300, 300)).toBeCloseTo(0.5);
    expect(turnedShare(600, 300)).toBe(1);
  });

  it("stays within the book, however far the finger goes", () => {
    expect(turnedShare(-50, 300)).toBe(0);
    expect(turnedShare(5000, 300)).toBe(1);
    expect(turnedShare(10, 0)).toBe(0);
  });

  it("falls back when it is let go early, on when it is far over or flicked", () => {
    expect(fallsOn(0.2, 0)).toBe(false);
    expect(fallsOn(0.31, 0)).toBe(true);
    expect(fallsOn(0.1, 0.002)).toBe(true);
  });
});
