import { describe, expect, it } from "vitest";
import type { Leafable } from "./page-order.ts";
import { type PageTurns, askFor, bookOpenAt, comeDown, openAtOnce, stayWithin, takeHold } from "./page-turns.ts";

const pages = (count: number, drawn = count): Leafable => ({
  status: drawn < count ? "pending" : "completed",
  pages: Array.from({ length: count }, (_, index) => ({
    status: index < drawn ? ("ready" as const) : ("pending" as const),
    imageUrl: index < drawn ? "/p.webp" : "",
  })),
});

/** Lets every leaf come down until the book lies still; the pages it was open at on the way. */
function settle(turns: PageTurns, story: Leafable): number[] {
  const seen = [turns.open];
  let now = turns;
  while (now.turn !== undefined) {
    now = comeDown(now, story, false);
    seen.push(now.open);
  }
  return seen;
}

describe("turning pages", () => {
  it("turns exactly one page for one wish", () => {
    const story = pages(8);
    expect(settle(askFor(bookOpenAt(-1), story, "next"), story)).toEqual([-1, 0]);
  });

  it("turns once for every key that comes during a turn, in order", () => {
    const story = pages(8);
    let turns = bookOpenAt(2);
    for (const wish of ["next", "next", "previous", "next"] as const) turns = askFor(turns, story, wish);
    expect(settle(turns, story)).toEqual([2, 3, 4, 3, 4]);
  });

  it("drops wishes that lead nowhere when their time comes", () => {
    const story = pages(8);
    let turns = bookOpenAt(6);
    for (let press = 0; press < 5; press++) turns = askFor(turns, story, "next");
    expect(settle(turns, story)).toEqual([6, 7]);
  });

  it("forgets the steps before a jump", () => {
    const story = pages(24);
    let turns = askFor(bookOpenAt(0), story, "next");
    turns = askFor(askFor(askFor(turns, story, "next"), story, "next"), story, "first");
    expect(settle(turns, story)).toEqual([0, 1, -1]);
  });

  it("does not pile up a key that is held down", () => {
    const story = pages(24);
    let turns = bookOpenAt(-1);
    for (let press = 0; press < 40; press++) turns = askFor(turns, story, "next");
    expect(settle(turns, story).at(-1)).toBe(8);
  });

  it("lets a held leaf fall back to where it was", () => {
    const story = pages(8);
    const held = takeHold(bookOpenAt(3), story, "next");
    expect(held.turn).toEqual({ from: 3, to: 4, held: true });
    expect(comeDown(held, story, true)).toEqual(bookOpenAt(3));
    expect(comeDown(held, story, false)).toEqual(bookOpenAt(4));
  });

  it("takes no second leaf while one is in the air, and none beyond the ends", () => {
    const story = pages(8);
    const turning = askFor(bookOpenAt(3), story, "next");
    expect(takeHold(turning, story, "previous")).toBe(turning);
    expect(takeHold(bookOpenAt(7), story, "next")).toEqual(bookOpenAt(7));
    expect(takeHold(bookOpenAt(-1), story, "previous")).toEqual(bookOpenAt(-1));
  });

  it("changes at once without motion", () => {
    const story = pages(8);
    expect(openAtOnce(bookOpenAt(3), story, "next")).toEqual(bookOpenAt(4));
    expect(openAtOnce(bookOpenAt(7), story, "next")).toEqual(bookOpenAt(7));
  });

  it("goes on as pictures arrive during a turn", () => {
    let turns = askFor(bookOpenAt(0), pages(8, 2), "next");
    turns = askFor(turns, pages(8, 2), "next");
    expect(comeDown(turns, pages(8, 3), false).turn?.to).toBe(2);
  });

  it("stays on its page when the story is told anew, and inside it when pages are gone", () => {
    const turning = askFor(bookOpenAt(5), pages(12), "next");
    expect(stayWithin(turning, pages(12))).toBe(turning);
    expect(stayWithin(bookOpenAt(11), pages(8))).toEqual(bookOpenAt(7));
  });
});
