import { useLayoutEffect } from "react";

/** Takes away what stood in the page before there was a screen (index.html). */
export function endFirstLook(): void {
  document.getElementById("first-look")?.remove();
  delete document.documentElement.dataset["first"];
}

let opening = 0;

/** Whether a screen stands that only waits for what it will show. */
export const isOpening = (): boolean => opening > 0;

/** Leaves the first look until a screen has what it shows. */
export function useKeepFirstLook(): void {
  useLayoutEffect(() => {
    opening += 1;
    return () => {
      opening -= 1;
      if (opening === 0) endFirstLook();
    };
  }, []);
}
