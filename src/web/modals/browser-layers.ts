import { NARROW } from "../hooks/use-media.ts";
import { makeLayerHistory } from "./layer-history.ts";
import { layerStack } from "./layer-stack.ts";

const history = makeLayerHistory(
  {
    state: () => window.history.state as unknown,
    push: (state) => window.history.pushState(state, ""),
    go: (delta) => window.history.go(delta),
  },
  (depth) => layerStack.closeDownTo(depth),
);

let following = false;
let planned = false;

/** On phones, keeps one history entry for each layer that is shown, so that Back closes it. Begun with the first layer. */
export function followHistory(): void {
  if (following) return;
  following = true;
  window.addEventListener("popstate", () => history.moved());
  const settle = () => {
    planned = false;
    history.want(window.matchMedia(NARROW).matches ? layerStack.depth() : 0);
  };
  const plan = () => {
    // One layer that makes room for another keeps its entry: they are settled together.
    if (!planned) queueMicrotask(settle);
    planned = true;
  };
  layerStack.subscribe(plan);
  plan();
}

/** Resolves once the entries of closed layers are gone, so that a navigation does not land on top of one. */
export function historyAtRest(): Promise<void> {
  return new Promise((resolve) => {
    queueMicrotask(() => {
      if (layerStack.depth() > 0 || !("layers" in ((window.history.state as object | null) ?? {}))) return resolve();
      const done = () => {
        window.removeEventListener("popstate", done);
        window.clearTimeout(timer);
        resolve();
      };
      const timer = window.setTimeout(done, 500);
      window.addEventListener("popstate", done);
    });
  });
}
