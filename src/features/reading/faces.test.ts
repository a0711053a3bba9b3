import { describe, expect, it } from "vitest";
import { NOTHING_KEPT } from "./one-by-one.ts";
import { type Face, facesAround, facesAt, facesOf } from "./faces.ts";

const PAGES = 24;
const facesWhile = (open: number, turn?: { from: number; to: number }, around = open): readonly Face[] =>
  facesOf(
    { open, turn: turn && { ...turn, held: false }, waiting: [] },
    { around, kept: facesAround(around, PAGES), awake: facesAt(around) },
  );
const named = (faces: readonly Face[], ...places: Face["place"][]) =>
  faces.filter(({ place }) => places.includes(place)).map(({ side, page }) => `${side} ${page}`);

describe("the faces of a book", () => {
  it("shows the cover alone while the book is closed", () => {
    expect(named(facesWhile(-1), "open")).toEqual(["right -1"]);
  });

  it("shows picture and words of one page while it lies open", () => {
    expect(named(facesWhile(3), "open", "air")).toEqual(["left 3", "right 3"]);
  });

  it("turns the words of one page and the picture of the next as one leaf, forwards and backwards alike", () => {
    for (const [from, to] of [
      [3, 4],
      [4, 3],
    ] as const) {
      expect(named(facesWhile(from, { from, to }), "open")).toEqual(["left 3", "right 4"]);
      expect(named(facesWhile(from, { from, to }), "air")).toEqual(["right 3", "left 4"]);
    }
  });

  it("opens the cover onto the first page", () => {
    const opening = facesWhile(-1, { from: -1, to: 0 });
    expect(named(opening, "open")).toEqual(["right 0"]);
    expect(named(opening, "air")).toEqual(["right -1", "left 0"]);
  });

  it("has what the next and the previous turn show in the document before they begin, and no more than six faces", () => {
    for (let open = -1; open < PAGES; open += 1) {
      const lying = facesWhile(open);
      const there = lying.map(({ side, page }) => `${side} ${page}`);
      for (const to of [open - 1, open + 1].filter((page) => page >= -1 && page < PAGES)) {
        const turning = facesWhile(open, { from: open, to });
        expect(there).toEqual(expect.arrayContaining(named(turning, "open", "air")));
        expect(turning.length).toBe(lying.length);
      }
      expect(lying.length).toBeLessThanOrEqual(6);
    }
  });

  it("shows the reader of each leaf the side that lies up", () => {
    const up = facesWhile(3).filter(({ turned }) => !turned);
    expect(up.map(({ side, page }) => `${side} ${page}`)).toEqual(["left 2", "left 3", "right 3", "right 4"]);
  });

  it("lets nobody but the open page be read and touched, and of a book just opened that page at once", () => {
    const awake = (faces: readonly Face[]) => faces.filter(({ asleep }) => !asleep).map(({ page }) => page);
    expect(awake(facesWhile(3))).toEqual([3, 3]);
    expect(awake(facesWhile(4, undefined, 3))).toEqual([3, 3]);
    expect(awake(facesOf({ open: 3, turn: undefined, waiting: [] }, NOTHING_KEPT))).toEqual([3, 3]);
  });

  it("keeps no page that a jump flies over", () => {
    const named = (faces: readonly Face[]) => faces.map(({ side, page }) => `${side} ${page}`);
    const leaf = ["left 2", "right 2", "left 6", "right 6"];
    expect(named(facesWhile(2, { from: 2, to: 6 }))).toEqual(["left 1", "right 1", ...leaf]);
    expect(named(facesWhile(6, { from: 6, to: 2 }))).toEqual([...leaf, "left 7", "right 7"]);
  });
});
