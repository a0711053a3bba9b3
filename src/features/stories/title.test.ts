import { describe, expect, it } from "vitest";
import { isTitle } from "./title.ts";

describe("a title that can be saved", () => {
  it("has 3 to 99 signs, and exactly 100 are too many (H09)", () => {
    expect(["ab", "abc", "a".repeat(99), "a".repeat(100)].map(isTitle)).toEqual([false, true, true, false]);
  });

  it("is counted after trimming", () => {
    expect(isTitle("  ab  ")).toBe(false);
    expect(isTitle(`  ${"a".repeat(99)}  `)).toBe(true);
  });

  it("is counted as a person counts: an emoji, or a letter with its mark, is one sign", () => {
    expect(isTitle("👩‍👧👩‍👧")).toBe(false);
    expect(isTitle("👩‍👧".repeat(99))).toBe(true);
    expect(isTitle("s\u0326a")).toBe(false);
    expect(isTitle("s\u0326ir")).toBe(true);
  });
});
