import { describe, expect, it } from "vitest";
import { type Neighbourhood, NOTHING_KEPT, stepCloser } from "./one-by-one.ts";

const wantedAround = (page: number) => [page, page + 1, page - 1];

/** Every state on the way, until nothing is left to do. */
function walk(from: Neighbourhood<number>, open: number): Neighbourhood<number>[] {
  const states = [from];
  for (;;) {
    const last = states.at(-1) ?? from;
    const next = stepCloser(last, { page: open, faces: [open] }, wantedAround(open));
    if (next === last) return states;
    states.push(next);
  }
}

describe("what is kept around an open page", () => {
  it("comes one by one, the page that is read next before the one behind", () => {
    const kept = walk(NOTHING_KEPT, 3).map((state) => state.kept);
    expect(kept).toEqual([[], [], [3], [3, 4], [3, 4, 2]]);
  });

  it("loses what is far in one step, keeps what is near, and gains one a step", () => {
    const there = walk(NOTHING_KEPT, 3).at(-1) ?? NOTHING_KEPT;
    expect(walk(there, 4).map(({ kept, awake }) => ({ kept, awake }))).toEqual([
      { kept: [3, 4, 2], awake: [3] },
      { kept: [3, 4, 2], awake: [3, 4] },
      { kept: [3, 4], awake: [3, 4] },
      { kept: [3, 4, 5], awake: [3, 4] },
      { kept: [3, 4, 5], awake: [4] },
    ]);
  });

  it("wakes nothing but the open page, however many pages were turned meanwhile", () => {
    const there = walk(NOTHING_KEPT, 3).at(-1) ?? NOTHING_KEPT;
    const [, passing = there] = walk(there, 4);
    expect(walk(passing, 9).at(-1)).toEqual({ around: 9, kept: [9, 10, 8], awake: [9] });
  });
});
