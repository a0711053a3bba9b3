/** The parts of the browser's history that layers use. */
export interface HistoryParts {
  readonly state: () => unknown;
  readonly push: (state: unknown) => void;
  readonly go: (delta: number) => void;
}

export interface LayerHistory {
  /** So many layers are open now. */
  want(depth: number): void;
  /** The person, or `go`, has moved in the history. */
  moved(): void;
}

/** The entries of layers lie on the entry of their screen and carry the same state, plus how deep they are. */
const DEPTH = "layers";

export const layersOf = (state: unknown): number => {
  if (typeof state !== "object" || state === null || !(DEPTH in state)) return 0;
  const depth = state[DEPTH];
  return typeof depth === "number" ? depth : 0;
};

/**
 * One history entry a layer, so that Back closes the top one; a layer that is closed by its button takes its entry back.
 * An entry without its layer, as Forward or a reload meets it, is left again. `onBack` is told how many layers may stay.
 */
export function makeLayerHistory(history: HistoryParts, onBack: (depth: number) => void): LayerHistory {
  let wanted = 0;
  let going = false;

  function settle() {
    const here = layersOf(history.state());
    for (let entry = here + 1; entry <= wanted; entry += 1) {
      history.push({ ...(history.state() as object | null), [DEPTH]: entry });
    }
    if (here <= wanted) return;
    going = true;
    history.go(wanted - here);
  }

  return {
    want(depth) {
      wanted = depth;
      // A move that is on its way ends somewhere else: what is missing there is added then.
      if (!going) settle();
    },
    moved() {
      const own = going;
      going = false;
      const here = layersOf(history.state());
      if (!own && here < wanted) onBack(here);
      else settle();
    },
  };
}
