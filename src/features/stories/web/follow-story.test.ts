import { describe, expect, it } from "vitest";
import { ApiError } from "#web/call/api-error.ts";
import { againAfter, asksAgain } from "./follow-story.ts";

const offline = new ApiError(0, undefined);

describe("following a story that is being made", () => {
  it("asks again after a lost connection or a server's error, and stops after five in a row (H12)", () => {
    let tries = 1;
    while (asksAgain(tries - 1, offline)) tries++;
    expect(tries).toBe(5);
    expect(asksAgain(0, new ApiError(503, { code: "service.unavailable" }))).toBe(true);
  });

  it("stops at once when signed out or when there is no such story", () => {
    expect(asksAgain(0, new ApiError(401, { code: "auth.required" }))).toBe(false);
    expect(asksAgain(0, new ApiError(404, { code: "story.not_found" }))).toBe(false);
  });

  it("waits longer after each failure, up to a bound", () => {
    expect([0, 1, 2, 3].map(againAfter)).toEqual([1000, 2000, 4000, 8000]);
    expect(againAfter(20)).toBe(15_000);
  });
});
