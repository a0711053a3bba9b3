import { describe, expect, it } from "vitest";
import { fitText } from "./text-size.ts";

describe("the size of a page's words", () => {
  it("is big for few words and small for many, and never grows with length", () => {
    const sizes = [0, 60, 160, 400, 700, 1500].map((length) => fitText("a".repeat(length)));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(1.62);
    expect(sizes.at(-1)).toBe(0.78);
  });

  it("fills the text block of a page of the highest level without running over", () => {
    const letters = 600;
    const size = fitText("a".repeat(letters));
    const lines = Math.ceil(letters / (16.4 / (0.5 * size)));
    expect(lines * 1.5 * size).toBeLessThanOrEqual(20);
  });
});
