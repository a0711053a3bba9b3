import { type RefObject, useLayoutEffect } from "react";

interface Fit {
  /** Width by height of what has to fit. */
  readonly ratio: number;
  /** Pixels kept free in all, across and down. */
  readonly across: number;
  readonly down: number;
}

/**
 * Measures the height of the biggest box of a ratio that fits into an element, and hands it to the styles as
 * `--fitted`. Container query units say the same, but make every layout during a turn four times as long.
 */
export function useFittedHeight(element: RefObject<HTMLElement | null>, { ratio, across, down }: Fit): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const height = Math.min(box.clientHeight - down, (box.clientWidth - across) / ratio);
      box.style.setProperty("--fitted", `${Math.max(0, height)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, ratio, across, down]);
}
