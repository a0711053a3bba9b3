import { useSyncExternalStore } from "react";

/** Below 768 px there is room for one page only (S9.3, S2.34). */
const NARROW = "(width < 768px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window shows one page at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
