import { describe, expect, it } from "vitest";
import { clockParts, mayHaveSlept, secondsLeft } from "./countdown.ts";

describe("the countdown to the next story", () => {
  it("shows hours, minutes and seconds with two digits each (T54)", () => {
    expect(clockParts(3661).join(":")).toBe("01:01:01");
    expect(clockParts(0).join(":")).toBe("00:00:00");
    expect(clockParts(59).join(":")).toBe("00:00:59");
    expect(clockParts(86_400).join(":")).toBe("24:00:00");
    expect(clockParts(360_000).join(":")).toBe("100:00:00");
  });

  it("follows the deadline and not the ticks, and stops at 0 (T54)", () => {
    const deadline = 500 + 3661 * 1000;
    expect(secondsLeft(deadline, 500)).toBe(3661);
    expect(secondsLeft(deadline, 1499)).toBe(3661);
    expect(secondsLeft(deadline, 1500)).toBe(3660);
    expect(secondsLeft(deadline, 500 + 600_000)).toBe(3061);
    expect(secondsLeft(deadline, deadline)).toBe(0);
    expect(secondsLeft(deadline, deadline + 1e9)).toBe(0);
  });

  it("suspects sleep when the two clocks have drifted apart, and not when a hidden page has ticked late (T54)", () => {
    expect(mayHaveSlept({ wall: 0, steady: 0 }, { wall: 600_000, steady: 600_000 })).toBe(false);
    expect(mayHaveSlept({ wall: 0, steady: 0 }, { wall: 600_000, steady: 1000 })).toBe(true);
    for (const set of [7_200_000, -7_200_000])
      expect(mayHaveSlept({ wall: 0, steady: 0 }, { wall: set, steady: 1000 })).toBe(true);
  });
});
