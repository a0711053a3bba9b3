import { TIMINGS } from "#web/timings.ts";

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
      if (now() - last <= TIMINGS.doubleTap) {
        last = Number.NEGATIVE_INFINITY;
        onDouble();
      } else {
        last = now();
        cancelSingle = later(onSingle, TIMINGS.doubleTap);
      }
    },
    cancel() {
      cancelSingle();
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
