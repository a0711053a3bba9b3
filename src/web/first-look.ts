import { useLayoutEffect } from "react";

/** Takes away what stood in the page before there was a screen (index.html). */
export function endFirstLook(): void {
  document.getElementById("first-look")?.remove();
  delete document.documentElement.dataset["first"];
  stands = true;
  for (const act of waiting.splice(0)) setTimeout(act);
}

let stands = false;
const waiting: (() => void)[] = [];

/** Does what no screen waits for once the first one stands. */
export function afterFirstScreen(act: () => void): void {
  if (stands) act();
  else waiting.push(act);
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
