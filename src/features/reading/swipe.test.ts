import { describe, expect, it } from "vitest";
import { decideAxis, decideSwipe, followFinger } from "./swipe.ts";

describe("a swipe", () => {
  it("does not turn at 15 percent of the width, and turns beyond", () => {
    expect(decideSwipe(-60, 400)).toBeUndefined();
    expect(decideSwipe(60, 400)).toBeUndefined();
    expect(decideSwipe(-64, 400)).toBe("next");
    expect(decideSwipe(64, 400)).toBe("previous");
  });

  it("asks for nothing without a width", () => {
    expect(decideSwipe(-50, 0)).toBeUndefined();
  });

  it("moves the picture 30 pixels for a pull of 100 beyond the ends", () => {
    expect(followFinger(-100, { atFirst: false, atLast: true })).toBeCloseTo(-30);
    expect(followFinger(100, { atFirst: true, atLast: false })).toBeCloseTo(30);
  });

  it("moves the picture with the finger between pages", () => {
    expect(followFinger(-100, { atFirst: true, atLast: false })).toBe(-100);
    expect(followFinger(100, { atFirst: false, atLast: true })).toBe(100);
  });

  it("waits until the finger has travelled before it takes an axis", () => {
    expect(decideAxis(4, 3)).toBe("undecided");
  });

  it("takes a slanted scroll for a scroll, however far it drifts", () => {
    expect(decideAxis(4, 12)).toBe("along");
    expect(decideAxis(-12, 4)).toBe("across");
    expect(decideAxis(8, 8)).toBe("along");
  });
});
