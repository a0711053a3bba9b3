import { describe, expect, it } from "vitest";
import { keyStep, SLIDES, slideAfter, swipeStep } from "./slides.ts";

describe("the onboarding's slides", () => {
  it("are six", () => expect(SLIDES).toHaveLength(6));

  it("move by a swipe of 50 px to the side, and by no shorter or steeper one", () => {
    expect(swipeStep(-50, 0)).toBe(1);
    expect(swipeStep(50, 10)).toBe(-1);
    expect(swipeStep(-49, 0)).toBe(0);
    expect(swipeStep(-80, 120)).toBe(0);
  });

  it("move by the arrow keys", () => {
    expect(["ArrowRight", "ArrowLeft", "Enter"].map(keyStep)).toEqual([1, -1, 0]);
  });

  it("end at the first and the last", () => {
    expect(slideAfter(0, -1)).toBe(0);
    expect(slideAfter(2, 1)).toBe(3);
    expect(slideAfter(5, 1)).toBe(5);
  });
});
