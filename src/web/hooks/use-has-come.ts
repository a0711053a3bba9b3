import { useDeferredValue } from "react";

/**
 * Whether what a screen waited for is there: a moment after it came, in a render that is done in small portions, between
 * which a tap is answered. What was there from the start is there at once, and what has come once changes at once.
 */
export function useHasCome(come: boolean): boolean {
  return useDeferredValue(come) && come;
}
