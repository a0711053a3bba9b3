import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTimeZone, startOfDay } from "./time-zone.ts";

const start = (now: string, timeZone: string, daysAgo = 0) =>
  startOfDay(new Date(now), timeZone, daysAgo).toISOString();

describe("a time zone", () => {
  test.each(["Europe/Bucharest", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Asia/Kathmandu"])(
    "can be %s",
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  test.each(["", "Mars/Olympus", "+02:00", "-05:00", "Europe/Bucharest'", "2", "Europe Bucharest", "🌍"])(
    "cannot be %j",
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe("the start of a day", () => {
  test("is midnight on the reader's own calendar", () => {
    expect(start("2026-06-10T21:30:00Z", "UTC")).toBe("2026-06-10T00:00:00.000Z");
    expect(start("2026-06-10T21:30:00Z", "Europe/Bucharest")).toBe("2026-06-10T21:00:00.000Z");
    expect(start("2026-06-10T20:30:00Z", "Europe/Bucharest")).toBe("2026-06-09T21:00:00.000Z");
    expect(start("2026-06-10T21:30:00Z", "Pacific/Kiritimati")).toBe("2026-06-10T10:00:00.000Z");
    expect(start("2026-06-10T05:30:00Z", "Pacific/Pago_Pago")).toBe("2026-06-09T11:00:00.000Z");
    expect(start("2026-06-10T00:00:00Z", "Asia/Kathmandu")).toBe("2026-06-09T18:15:00.000Z");
  });

  test("counts days back over a change of clocks", () => {
    expect(start("2026-03-30T12:00:00Z", "Europe/Bucharest")).toBe("2026-03-29T21:00:00.000Z");
    expect(start("2026-03-30T12:00:00Z", "Europe/Bucharest", 1)).toBe("2026-03-28T22:00:00.000Z");
    expect(start("2026-10-26T12:00:00Z", "Europe/Berlin", 1)).toBe("2026-10-24T22:00:00.000Z");
    expect(start("2026-03-02T12:00:00Z", "UTC", 29)).toBe("2026-02-01T00:00:00.000Z");
  });

  test("is what follows where midnight is skipped, and the first of two where it comes twice", () => {
    // Cairo moves its clocks from 00:00 to 01:00.
    expect(start("2024-04-26T12:00:00Z", "Africa/Cairo")).toBe("2024-04-25T22:00:00.000Z");
    // Havana moves them from 01:00 back to 00:00.
    expect(start("2024-11-03T15:00:00Z", "America/Havana")).toBe("2024-11-03T04:00:00.000Z");
    // Apia left a whole day out: 29 December was followed by the 31st.
    expect(start("2011-12-31T05:00:00Z", "Pacific/Apia", 1)).toBe("2011-12-30T10:00:00.000Z");
  });

  test("is never after now, and at most a day and some hours before it", () => {
    const zones = ["Europe/Bucharest", "America/Havana", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata", "UTC"];
    const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, time) => {
        const before = time - startOfDay(new Date(time), zone).getTime();
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThan(26 * 3_600_000);
      }),
      { numRuns: 300 },
    );
  });
});
