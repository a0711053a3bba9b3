import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMonths, extendedUntil } from "./extension.ts";

const at = (text: string) => Date.parse(text);
const after = (text: string, months: number) => new Date(addMonths(at(text), months)).toISOString();

describe("a month or a year more", () => {
  test.each([
    ["2026-01-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
    ["2024-01-31T10:00:00.000Z", 1, "2024-02-29T10:00:00.000Z"],
    ["2026-01-30T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
    ["2024-02-29T23:59:59.999Z", 12, "2025-02-28T23:59:59.999Z"],
    ["2023-02-28T00:00:00.000Z", 12, "2024-02-28T00:00:00.000Z"],
    ["2096-02-29T00:00:00.000Z", 48, "2100-02-28T00:00:00.000Z"],
    ["2026-03-31T10:00:00.000Z", 1, "2026-04-30T10:00:00.000Z"],
    ["2026-12-31T10:00:00.000Z", 1, "2027-01-31T10:00:00.000Z"],
    ["2026-12-15T00:00:00.001Z", 1, "2027-01-15T00:00:00.001Z"],
    ["2026-03-29T00:30:00.000Z", 1, "2026-04-29T00:30:00.000Z"],
  ])("%s and %i months are %s", (from, months, to) => {
    expect(after(from, months)).toBe(to);
  });

  test("is the same day of the month, or the month's last, at the same time, exactly so many months on", () => {
    const moments = fc.integer({ min: at("2000-01-01T00:00:00Z"), max: at("2100-01-01T00:00:00Z") });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), (time, months) => {
        const [from, to] = [new Date(time), new Date(addMonths(time, months))];
        const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(to.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
        const isMonthsLast = new Date(to.getTime() + 86_400_000).getUTCMonth() !== to.getUTCMonth();
        expect(to.getUTCDate() === from.getUTCDate() || (isMonthsLast && to.getUTCDate() < from.getUTCDate())).toBe(
          true,
        );
      }),
    );
  });
});

describe("when PRO ends after more of it was bought or given", () => {
  const NOW = at("2026-06-10T12:00:00Z");
  const pro = (expires: string) => ({ subscriptionType: "pro" as const, subscriptionExpiresAt: at(expires) });

  test("counts from its end while it lasts", () => {
    expect(extendedUntil(pro("2026-08-31T08:00:00Z"), 1, NOW)).toBe(at("2026-09-30T08:00:00Z"));
    expect(extendedUntil(pro("2026-06-10T12:00:00.001Z"), 12, NOW)).toBe(at("2027-06-10T12:00:00.001Z"));
  });

  test("counts from today when it is over, or never was", () => {
    expect(extendedUntil(pro("2026-06-10T12:00:00Z"), 1, NOW)).toBe(at("2026-07-10T12:00:00Z"));
    expect(extendedUntil(pro("2020-01-01T00:00:00Z"), 12, NOW)).toBe(at("2027-06-10T12:00:00Z"));
    const free = { subscriptionType: "free" as const, subscriptionExpiresAt: undefined };
    expect(extendedUntil(free, 1, NOW)).toBe(at("2026-07-10T12:00:00Z"));
    expect(extendedUntil({ ...free, subscriptionExpiresAt: at("2030-01-01T00:00:00Z") }, 1, NOW)).toBe(
      at("2026-07-10T12:00:00Z"),
    );
  });

  test("PRO without end stays without end", () => {
    expect(extendedUntil({ subscriptionType: "pro", subscriptionExpiresAt: undefined }, 12, NOW)).toBeUndefined();
  });
});
