import { describe, expect, it } from "vitest";
import { activeLayer, type Layers, withLayer, withLeaving, withoutLayer } from "./layer-order.ts";

const states = (layers: Layers) => Object.fromEntries(layers.map(({ id, state }) => [id, state]));
const [LEVEL, SUBSCRIPTION, PLAIN, OTHER] = [1, 2, 3, 4];

describe("the order of modals", () => {
  it("shows one that arrives above the one that stands, and makes it the active one", () => {
    const layers = withLayer(withLayer([], LEVEL, 1300), SUBSCRIPTION, 1500);
    expect(states(layers)).toEqual({ [LEVEL]: "shown", [SUBSCRIPTION]: "shown" });
    expect(activeLayer(layers)?.id).toBe(SUBSCRIPTION);
  });

  it("lets a lower one wait until the higher has closed", () => {
    const both = withLayer(withLayer([], SUBSCRIPTION, 1500), LEVEL, 1300);
    expect(states(both)).toEqual({ [SUBSCRIPTION]: "shown", [LEVEL]: "waiting" });
    const leaving = withLeaving(both, SUBSCRIPTION);
    expect(states(leaving)).toEqual({ [SUBSCRIPTION]: "leaving", [LEVEL]: "waiting" });
    expect(activeLayer(leaving)).toBeUndefined();
    const alone = withoutLayer(leaving, SUBSCRIPTION);
    expect(states(alone)).toEqual({ [LEVEL]: "shown" });
    expect(activeLayer(alone)?.id).toBe(LEVEL);
  });

  it("stacks those of one height, the latest on top", () => {
    const layers = withLayer(withLayer([], PLAIN, 1000), OTHER, 1000);
    expect(activeLayer(layers)?.id).toBe(OTHER);
    expect(activeLayer(withoutLayer(layers, OTHER))?.id).toBe(PLAIN);
  });

  it("brings those who waited one after the other, the highest first", () => {
    let layers = withLayer([], SUBSCRIPTION, 1500);
    layers = withLayer(layers, PLAIN, 1000);
    layers = withLayer(layers, LEVEL, 1300);
    layers = withoutLayer(layers, SUBSCRIPTION);
    expect(states(layers)).toEqual({ [LEVEL]: "shown", [PLAIN]: "waiting" });
    layers = withoutLayer(layers, LEVEL);
    expect(states(layers)).toEqual({ [PLAIN]: "shown" });
  });

  it("forgets one that was closed while it waited", () => {
    const layers = withLeaving(withLayer(withLayer([], SUBSCRIPTION, 1500), LEVEL, 1300), LEVEL);
    expect(states(layers)).toEqual({ [SUBSCRIPTION]: "shown" });
  });
});
