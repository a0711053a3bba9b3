/** Two taps within this time are a double tap (S9.4). */
export const DOUBLE_TAP_MS = 300;

export interface TapParts {
  /** Milliseconds, from a clock that only goes forward. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; gives what takes that back. */
  readonly later: (callback: () => void, milliseconds: number) => () => void;
  readonly onSingle: () => void;
  readonly onDouble: () => void;
}

/** Tells single from double taps: a single one acts when no second has come in time, which cancels it (S4.51). */
export function makeTapTimer({ now, later, onSingle, onDouble }: TapParts): { tap(): void; cancel(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancelSingle = () => {};
  return {
    tap() {
      cancelSingle();
      if (now() - last <= DOUBLE_TAP_MS) {
        last = Number.NEGATIVE_INFINITY;
        onDouble();
      } else {
        last = now();
        cancelSingle = later(onSingle, DOUBLE_TAP_MS);
      }
    },
    cancel() {
      cancelSingle();
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
