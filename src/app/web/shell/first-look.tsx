import { useLayoutEffect } from "react";
import { endFirstLook, isOpening } from "#web/first-look.ts";

/** Beside a screen that may still be fetched: ends the first look as soon as the screen stands. */
export function FirstLookEnds() {
  useLayoutEffect(() => {
    if (!isOpening()) endFirstLook();
  }, []);
  return null;
}
