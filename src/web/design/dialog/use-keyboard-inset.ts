import { useEffect, type RefObject } from "react";

/** A smaller difference is the browser's own bar that folds away, in px. */
const LEAST_KEYBOARD = 60;

/** Keeps `--keyboard` on the element at the height that the on-screen keyboard covers. */
export function useKeyboardInset(open: boolean, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!open || visible === null) return;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - visible.height - visible.offsetTop));
      element.current?.style.setProperty("--keyboard", `${covered > LEAST_KEYBOARD ? covered : 0}px`);
    };
    measure();
    visible.addEventListener("resize", measure);
    visible.addEventListener("scroll", measure);
    return () => {
      visible.removeEventListener("resize", measure);
      visible.removeEventListener("scroll", measure);
    };
  }, [open, element]);
}
