/** Whole seconds until a deadline, rounded up, and 0 from then on; both in ms of a clock that only goes forward. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Hours, minutes and seconds, two digits each (S4.30). */
export function clockParts(seconds: number): readonly [hours: string, minutes: string, seconds: string] {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return [two(seconds / 3600), two((seconds / 60) % 60), two(seconds % 60)];
}

interface Clocks {
  /** The clock of the device, which may be set; ms. */
  readonly wall: number;
  /** The clock that only goes forward, and may stand still while the device sleeps; ms. */
  readonly steady: number;
}

/** The two clocks run this far apart only after sleep or when somebody has set the device's clock. */
const APART_MS = 5000;

/** Whether the device may have slept between two looks at its clocks: then the server is asked again. */
export function mayHaveSlept(before: Clocks, now: Clocks): boolean {
  return Math.abs(now.wall - before.wall - (now.steady - before.steady)) > APART_MS;
}
