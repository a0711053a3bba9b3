import { describe, expect, test } from "vitest";
import { rightFor, rightsOf, type Standing } from "./rights.ts";

const NOW = 1_800_000_000_000;
const WAIT = 600;
const free: Standing = {
  subscriptionType: "free",
  subscriptionExpiresAt: undefined,
  proBooklets: 0,
  lastFreeStoryAt: undefined,
};

describe("rights", () => {
  test("a free account without a wait may make a story", () => {
    expect(rightsOf(free, WAIT, NOW)).toEqual({ canCreate: true, proStorybooks: 0, secondsUntilNextStory: 0 });
  });

  test("the wait is told in seconds, rounded up, and blocks an account without booklets", () => {
    const waiting = { ...free, lastFreeStoryAt: NOW - 1_500 };
    expect(rightsOf(waiting, WAIT, NOW)).toEqual({ canCreate: false, proStorybooks: 0, secondsUntilNextStory: 599 });
    expect(rightsOf({ ...waiting, proBooklets: 2 }, WAIT, NOW).canCreate).toBe(true);
  });

  test("a subscription that is over counts for nothing, one without end for ever", () => {
    const waiting = { ...free, lastFreeStoryAt: NOW };
    const over = { ...waiting, subscriptionType: "pro" as const, subscriptionExpiresAt: NOW };
    expect(rightsOf(over, WAIT, NOW).canCreate).toBe(false);
    expect(rightsOf({ ...over, subscriptionExpiresAt: NOW + 1 }, WAIT, NOW).canCreate).toBe(true);
    expect(rightsOf({ ...over, subscriptionExpiresAt: undefined }, WAIT, NOW).canCreate).toBe(true);
  });

  test("a PRO option, the wait, or both use up one booklet in all; a plain story in turn uses none", () => {
    const rich = { ...free, proBooklets: 1 };
    expect(rightFor(rich, false, WAIT, NOW)).toBe("free");
    expect(rightFor(rich, true, WAIT, NOW)).toBe("booklet");
    expect(rightFor({ ...rich, lastFreeStoryAt: NOW }, true, WAIT, NOW)).toBe("booklet");
    expect(rightFor({ ...rich, lastFreeStoryAt: NOW }, false, WAIT, NOW)).toBe("booklet");
  });

  test("without a booklet the reason is the option or the wait", () => {
    expect(rightFor(free, true, WAIT, NOW)).toBe("pro-option");
    expect(rightFor({ ...free, lastFreeStoryAt: NOW }, true, WAIT, NOW)).toBe("none");
    expect(rightFor({ ...free, lastFreeStoryAt: NOW }, false, WAIT, NOW)).toBe("none");
  });
});
