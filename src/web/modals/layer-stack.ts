import { activeLayer, type Layers, type LayerState, withLayer, withLeaving, withoutLayer } from "./layer-order.ts";

export interface LayerStack {
  /** A number that no other layer has. */
  readonly newId: () => number;
  /** A layer wants to be shown; `close` is what asks its owner to close it. */
  readonly enter: (id: number, zIndex: number, close: () => void) => void;
  /** Its owner closes it; `gone` follows when its animation has ended. */
  readonly leave: (id: number) => void;
  readonly gone: (id: number) => void;
  readonly stateOf: (id: number) => LayerState | undefined;
  readonly isActive: (id: number) => boolean;
  /** Whether a layer that was made later is shown, or waits to be: the focus is that one's. */
  readonly hasLaterThan: (id: number) => boolean;
  /** Asks layers to close, from the top, until so many that are shown are left. */
  readonly closeDownTo: (count: number) => void;
  /** How many are shown. */
  readonly depth: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Everything that stands over the screen, in order. */
export function makeLayerStack(): LayerStack {
  let layers: Layers = [];
  let last = 0;
  const closers = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  function change(next: Layers) {
    layers = next;
    for (const listener of listeners) listener();
  }

  return {
    newId() {
      last += 1;
      return last;
    },
    enter(id, zIndex, close) {
      closers.set(id, close);
      change(withLayer(layers, id, zIndex));
    },
    leave: (id) => change(withLeaving(layers, id)),
    gone(id) {
      closers.delete(id);
      change(withoutLayer(layers, id));
    },
    stateOf: (id) => layers.find((layer) => layer.id === id)?.state,
    isActive: (id) => activeLayer(layers)?.id === id,
    hasLaterThan: (id) => layers.some((layer) => layer.id > id && layer.state !== "leaving"),
    closeDownTo(count) {
      const shown = layers
        .filter(({ state }) => state === "shown")
        .toSorted((a, b) => b.zIndex - a.zIndex || b.id - a.id);
      for (const { id } of shown.slice(0, Math.max(shown.length - count, 0))) closers.get(id)?.();
    },
    depth: () => layers.filter(({ state }) => state === "shown").length,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The layers of this page. */
export const layerStack: LayerStack = makeLayerStack();
