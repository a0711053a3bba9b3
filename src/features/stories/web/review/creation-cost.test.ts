import { describe, expect, it } from "vitest";
import { creationCost } from "./creation-cost.ts";

const rights = (proStorybooks: number, secondsUntilNextStory: number) => ({
  canCreate: true,
  proStorybooks,
  secondsUntilNextStory,
});

describe("what making a story uses up", () => {
  it("is nothing with PRO", () => {
    expect(creationCost(rights(0, 500), true, true)).toEqual({ kind: "included" });
  });

  it("is the free story when the wait is over and no PRO option is chosen", () => {
    expect(creationCost(rights(3, 0), false, false)).toEqual({ kind: "free" });
  });

  it("is one booklet for PRO options, for the wait, or for both at once", () => {
    expect(creationCost(rights(1, 0), false, true)).toEqual({ kind: "booklet-for-options" });
    expect(creationCost(rights(1, 60), false, false)).toEqual({ kind: "booklet-for-wait" });
    expect(creationCost(rights(1, 60), false, true)).toEqual({ kind: "booklet-for-options" });
  });

  it("says what stands in the way without a booklet", () => {
    expect(creationCost(rights(0, 0), false, true)).toEqual({ kind: "no-booklet-for-options" });
    expect(creationCost(rights(0, 61), false, false)).toEqual({ kind: "wait", seconds: 61 });
    expect(creationCost(rights(0, 61), false, true)).toEqual({ kind: "wait", seconds: 61 });
  });
});
