import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { followHistory } from "./browser-layers.ts";
import { LAYERS, type LayerName } from "./layers.ts";
import { layerStack } from "./layer-stack.ts";

/** Longer than any closing animation, in ms: a layer whose animation never ends must not hold up the next. */
const LONGEST_EXIT_MS = 1000;

interface Closing {
  /** What the person did. */
  readonly event: Event;
  readonly cancel: () => void;
}

interface UseLayer {
  readonly open: boolean;
  readonly layer: LayerName;
  readonly onClose: () => void;
  /** The closing animation has ended. */
  readonly onClosed?: (() => void) | undefined;
}

interface UsedLayer {
  readonly shown: boolean;
  readonly active: boolean;
  /** Whether this wish to close is for this layer. */
  readonly accepts: (details: Closing) => boolean;
  /** The closing animation has ended. */
  readonly finished: () => void;
  /** Where the focus goes afterwards: to what opened the layer, or, if that is gone, to the screen; nowhere if the next layer has it. */
  readonly returnFocus: () => HTMLElement | boolean;
}

/** One press or key closes one layer, also where several hear of it. */
const spent = new WeakSet<Event>();

/**
 * A place among the modals of the page: only the highest has the focus, one below it that arrives later waits (S9.7), and
 * on phones Back closes it. For what draws a dialog.
 */
export function useLayer({ open, layer, onClose, onClosed }: UseLayer): UsedLayer {
  const [id] = useState(layerStack.newId);
  const exit = useRef<number | undefined>(undefined);
  const opener = useRef<Element | null>(null);
  const wasShown = useRef(false);
  const state = useSyncExternalStore(layerStack.subscribe, () =>
    id === undefined ? undefined : layerStack.stateOf(id),
  );
  const active = useSyncExternalStore(layerStack.subscribe, () => layerStack.isActive(id));
  const close = useEffectEvent(() => onClose());
  const closed = useEffectEvent(() => onClosed?.());

  useEffect(() => {
    if (!open) {
      if (!wasShown.current) closed();
      return;
    }
    opener.current = document.activeElement;
    followHistory();
    window.clearTimeout(exit.current);
    layerStack.enter(id, LAYERS[layer], () => close());
    wasShown.current = layerStack.stateOf(id) === "shown";
    // One that waits is opened, in the end, by whoever has the focus when its turn comes.
    const unsubscribe = layerStack.subscribe(() => {
      if (wasShown.current || layerStack.stateOf(id) !== "shown") return;
      opener.current = document.activeElement;
      wasShown.current = true;
    });
    return () => {
      unsubscribe();
      layerStack.leave(id);
      exit.current = window.setTimeout(() => layerStack.gone(id), LONGEST_EXIT_MS);
    };
  }, [open, id, layer]);

  // Whatever was taken off the screen without an animation is gone at once.
  useEffect(() => () => layerStack.gone(id), [id]);

  return {
    shown: open && state === "shown",
    active,
    accepts(details) {
      if (active && !spent.has(details.event)) {
        spent.add(details.event);
        return true;
      }
      details.cancel();
      return false;
    },
    finished() {
      if (open) return;
      layerStack.gone(id);
      closed();
    },
    returnFocus() {
      if (layerStack.hasLaterThan(id)) return false;
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) return current;
      return document.querySelector("main") ?? true;
    },
  };
}
