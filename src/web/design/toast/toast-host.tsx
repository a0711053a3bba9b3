import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastsWanted } from "./toasts.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx"));

/** Where toasts appear; stands once in the shell. */
export function ToastHost() {
  const needed = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.snapshot);
  return needed ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
