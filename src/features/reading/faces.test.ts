import { describe, expect, it } from "vitest";
import { visibleFaces } from "./faces.ts";

const named = (open: number, turn?: { from: number; to: number }) =>
  visibleFaces({ open, turn: turn && { ...turn, held: false }, waiting: [] }).map(
    ({ side, page, flying }) => `${side} ${page}${flying ? " in the air" : ""}`,
  );

describe("the faces of a book", () => {
  it("shows the cover alone while the book is closed", () => {
    expect(named(-1)).toEqual(["right -1"]);
  });

  it("shows picture and words of one page while it lies open", () => {
    expect(named(3)).toEqual(["left 3", "right 3"]);
  });

  it("turns the words of one page and the picture of the next as one leaf, forwards and backwards alike", () => {
    const turning = ["left 3", "right 4", "right 3 in the air", "left 4 in the air"];
    expect(named(3, { from: 3, to: 4 })).toEqual(turning);
    expect(named(4, { from: 4, to: 3 })).toEqual(turning);
  });

  it("opens the cover onto the first page", () => {
    expect(named(-1, { from: -1, to: 0 })).toEqual(["right 0", "right -1 in the air", "left 0 in the air"]);
  });

  it("never has more than five faces", () => {
    expect(named(-1, { from: -1, to: 23 }).length).toBeLessThanOrEqual(5);
    expect(named(5, { from: 5, to: 17 }).length).toBeLessThanOrEqual(5);
  });
});
