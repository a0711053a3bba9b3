import { useSyncExternalStore } from "react";

/** Below it the home and the viewer are narrow; at exactly this width only the header is (S2.34). */
export const NARROW = "(width < 768px)";
export const MOBILE_HEADER = "(width <= 768px)";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}
