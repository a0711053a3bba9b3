import { useEffect, useRef, type RefObject } from "react";
import { keyboardHeight } from "./sheet-drag.ts";

/**
 * Keeps `--keyboard` on the element at the height that the on-screen keyboard covers, and tells whether the keyboard was up
 * when the finger last came down: a press may have hidden it by the time it is over.
 */
export function useKeyboardInset(open: boolean, element: RefObject<HTMLElement | null>): () => boolean {
  const upAtPress = useRef(false);
  useEffect(() => {
    const visible = window.visualViewport;
    if (!open || visible === null) return;
    const covered = () =>
      keyboardHeight({
        windowHeight: window.innerHeight,
        visibleHeight: visible.height,
        visibleTop: visible.offsetTop,
      });
    const measure = () => element.current?.style.setProperty("--keyboard", `${covered()}px`);
    const press = () => {
      upAtPress.current = covered() > 0;
    };
    measure();
    visible.addEventListener("resize", measure);
    visible.addEventListener("scroll", measure);
    document.addEventListener("pointerdown", press, true);
    return () => {
      visible.removeEventListener("resize", measure);
      visible.removeEventListener("scroll", measure);
      document.removeEventListener("pointerdown", press, true);
    };
  }, [open, element]);
  return () => upAtPress.current;
}
