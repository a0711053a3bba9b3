/** True for a name of the IANA time zone database, such as `Europe/Bucharest` or `UTC`. */
export function isTimeZone(name: string): boolean {
  // `Intl` takes plain offsets, such as +02:00, too.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The first moment of today, or of a day before it, on the calendar of a time zone: midnight, or what follows it where
 * clocks are moved at midnight. Throws a RangeError for an unknown time zone.
 */
export function startOfDay(now: Date, timeZone: string, daysAgo = 0): Date {
  const clock = clockOf(timeZone);
  const today = clock(now.getTime());
  const midnight = Math.floor(today / DAY_MS) * DAY_MS - daysAgo * DAY_MS;
  // What the clock may be ahead by at that midnight: as it was before, or as it was after.
  const aheads = [-1, 0, 1].map((step) => {
    const time = midnight + step * HALF_DAY_MS;
    return clock(time) - time;
  });
  const starts = aheads.map((ahead) => midnight - ahead).filter((time) => clock(time) >= midnight);
  return new Date(Math.min(...starts));
}

const DAY_MS = 24 * 3_600_000;

/** What the wall clock of a time zone shows at a moment, as if it were UTC, in milliseconds. */
function clockOf(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (name: string) => parts[name] ?? 0;
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  };
}
