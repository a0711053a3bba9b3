import { describe, expect, it } from "vitest";
import {
  COVER,
  canOpen,
  followWish,
  furthestPage,
  keepInside,
  type Leafable,
  nextPage,
  previousPage,
} from "./page-order.ts";

/** A story whose drawn pages are `x` and whose missing ones are `.`. */
function story(status: Leafable["status"], drawn: string): Leafable {
  const pages = Array.from(drawn, (mark) =>
    mark === "x" ? { status: "ready" as const, imageUrl: "/p.webp" } : { status: "pending" as const, imageUrl: "" },
  );
  return { status, pages };
}

describe("the order of pages", () => {
  it("goes from the cover over every page and stops on the last", () => {
    const book = story("completed", "xxx");
    const seen = [COVER];
    for (let at = nextPage(book, COVER); at !== undefined; at = nextPage(book, at)) seen.push(at);
    expect(seen).toEqual([-1, 0, 1, 2]);
  });

  it("goes back from the last page, and nowhere from the cover", () => {
    const book = story("completed", "xxxxxxxx");
    expect(previousPage(book, 7)).toBe(6);
    expect(previousPage(book, 0)).toBe(COVER);
    expect(previousPage(book, COVER)).toBeUndefined();
    expect(followWish(book, COVER, "previous")).toBeUndefined();
  });

  it("has no next page while the next picture is being made", () => {
    const book = story("pending", "xx.x");
    expect(nextPage(book, 0)).toBe(1);
    expect(nextPage(book, 1)).toBeUndefined();
  });

  it("opens drawn pages behind a gap, and reads on and back from there", () => {
    const book = story("pending", "xx.x");
    expect(followWish(book, 1, 3)).toBe(3);
    expect(followWish(book, 1, 2)).toBeUndefined();
    expect(followWish(book, 3, "previous")).toBe(2);
  });

  it("opens a page that could not be painted while others still are, but does not leaf to it", () => {
    const { status, pages } = story("pending", "x.x.");
    const book = { status, pages: pages.with(1, { status: "failed" as const, imageUrl: "" }) };
    expect(followWish(book, 0, 1)).toBe(1);
    expect(nextPage(book, 0)).toBeUndefined();
    expect(followWish(book, 0, 3)).toBeUndefined();
  });

  it("passes a page without a picture in a finished book", () => {
    const book = story("completed", "xx.x");
    expect(nextPage(book, 1)).toBe(2);
    expect(nextPage(book, 2)).toBe(3);
  });

  it("works with none of the pages drawn", () => {
    const book = story("pending", "........");
    expect(nextPage(book, COVER)).toBeUndefined();
    expect(furthestPage(book)).toBe(COVER);
    expect(canOpen(book, COVER)).toBe(true);
  });

  it("leads Home to the cover and End to the furthest page that can be opened", () => {
    expect(followWish(story("pending", "xxx..x.."), 1, "last")).toBe(5);
    expect(followWish(story("completed", "xxx"), 1, "last")).toBe(2);
    expect(followWish(story("completed", "xxx"), 2, "first")).toBe(COVER);
    expect(followWish(story("completed", "xxx"), 2, "last")).toBeUndefined();
  });

  it("keeps a page within the book", () => {
    const book = story("completed", "xxx");
    expect([-9, -1, 1, 7].map((index) => keepInside(book, index))).toEqual([-1, -1, 1, 2]);
  });
});
