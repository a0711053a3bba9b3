/** `waiting` until it may be shown, `leaving` while its closing animation runs. */
export type LayerState = "waiting" | "shown" | "leaving";

export interface Layer {
  readonly id: number;
  readonly zIndex: number;
  readonly state: LayerState;
}

/** Layers in the order in which they arrived; a later one of the same height stands above. */
export type Layers = readonly Layer[];

/** The layer that has the focus and hears Escape: the highest that is shown. */
export function activeLayer(layers: Layers): Layer | undefined {
  return layers
    .filter(({ state }) => state === "shown")
    .reduce<Layer | undefined>(
      (top, layer) => (top === undefined || layer.zIndex >= top.zIndex ? layer : top),
      undefined,
    );
}

/** A layer arrives: it is shown, or waits while a higher one stands or leaves (S9.7). */
export function withLayer(layers: Layers, id: number, zIndex: number): Layers {
  return settle([...layers.filter((layer) => layer.id !== id), { id, zIndex, state: "waiting" }]);
}

/** A layer begins to close; one that was never shown is gone at once. */
export function withLeaving(layers: Layers, id: number): Layers {
  return settle(
    layers.flatMap((layer) => {
      if (layer.id !== id) return layer;
      return layer.state === "waiting" ? [] : { ...layer, state: "leaving" };
    }),
  );
}

/** A layer has closed. */
export function withoutLayer(layers: Layers, id: number): Layers {
  return settle(layers.filter((layer) => layer.id !== id));
}

/** Shows who waits below nobody: the highest first, so that those who waited come one after the other. */
function settle(layers: Layers): Layers {
  const busy = Math.max(...layers.filter(({ state }) => state !== "waiting").map(({ zIndex }) => zIndex), 0);
  const next = layers
    .filter(({ state, zIndex }) => state === "waiting" && zIndex >= busy)
    .reduce<Layer | undefined>(
      (top, layer) => (top === undefined || layer.zIndex > top.zIndex ? layer : top),
      undefined,
    );
  if (next === undefined) return layers;
  return settle(layers.map((layer) => (layer === next ? { ...layer, state: "shown" } : layer)));
}
