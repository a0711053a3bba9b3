import { beforeEach, describe, expect, it } from "vitest";
import { type LayerHistory, makeLayerHistory } from "./layer-history.ts";

/** A history as the browser keeps it; moves arrive when the test lets them. */
function fakeHistory() {
  let entries: unknown[] = [{ key: "home" }];
  let index = 0;
  const moves: number[] = [];
  return {
    parts: {
      state: () => entries[index],
      push: (state: unknown) => {
        entries = [...entries.slice(0, index + 1), state];
        index += 1;
      },
      go: (delta: number) => void moves.push(delta),
    },
    move: (delta: number) => {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
    },
    moves,
    entries: () => entries,
    here: () => index,
  };
}

describe("history entries of layers", () => {
  let browser: ReturnType<typeof fakeHistory>;
  let backs: number[];
  let layers: LayerHistory;
  beforeEach(() => {
    browser = fakeHistory();
    backs = [];
    layers = makeLayerHistory(browser.parts, (depth) => backs.push(depth));
  });
  const settleMoves = () => {
    for (const delta of browser.moves.splice(0)) {
      browser.move(delta);
      layers.moved();
    }
  };

  it("adds one entry a layer, with the screen's own state kept", () => {
    layers.want(1);
    layers.want(2);
    expect(browser.entries()).toEqual([{ key: "home" }, { key: "home", layers: 1 }, { key: "home", layers: 2 }]);
  });

  it("closes one layer with each Back, and leaves the screen with the next", () => {
    layers.want(1);
    layers.want(2);
    browser.move(-1);
    layers.moved();
    expect(backs).toEqual([1]);
    layers.want(1);
    browser.move(-1);
    layers.moved();
    expect(backs).toEqual([1, 0]);
    layers.want(0);
    expect(browser.here()).toBe(0);
    expect(browser.moves).toEqual([]);
  });

  it("takes the entry back when a layer is closed by its button", () => {
    layers.want(1);
    layers.want(0);
    expect(browser.moves).toEqual([-1]);
    settleMoves();
    expect(browser.here()).toBe(0);
    expect(backs).toEqual([]);
  });

  it("keeps the entry when one layer follows another", () => {
    layers.want(1);
    layers.want(1);
    expect(browser.entries()).toHaveLength(2);
    expect(browser.moves).toEqual([]);
  });

  it("gives a layer that comes while an entry is taken back one of its own", () => {
    layers.want(1);
    layers.want(0);
    layers.want(1);
    settleMoves();
    expect(backs).toEqual([]);
    expect(browser.entries()).toEqual([{ key: "home" }, { key: "home", layers: 1 }]);
    expect(browser.here()).toBe(1);
  });

  it("leaves an entry whose layer is gone, as Forward or a reload meets it", () => {
    layers.want(1);
    layers.want(0);
    settleMoves();
    browser.move(1);
    layers.moved();
    settleMoves();
    expect(browser.here()).toBe(0);
  });
});
