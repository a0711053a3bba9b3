import { expect, test } from "vitest";
import { expiryOf, isPro } from "./subscription.ts";

const now = new Date(2026, 10, 27, 15, 0);
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).toISOString();
const pro = (subscriptionExpiresAt: string | null) => isPro({ subscriptionType: "pro", subscriptionExpiresAt }, now);

test("shows PRO only while it is not free and its end is absent or not past (S4.10)", () => {
  expect(pro(null)).toBe(true);
  expect(pro(at(11, 28))).toBe(true);
  expect(pro(at(11, 27, 14))).toBe(false);
  expect(pro("someday")).toBe(false);
  expect(isPro({ subscriptionType: "free", subscriptionExpiresAt: at(12, 30) }, now)).toBe(false);
});

test("counts the days to the end by calendar dates", () => {
  expect(expiryOf(at(11, 27, 23), now)).toEqual({ kind: "today" });
  expect(expiryOf(at(11, 27, 1), now)).toEqual({ kind: "today" });
  expect(expiryOf(at(11, 28, 0), now)).toEqual({ kind: "in", days: 1 });
  expect(expiryOf(at(12, 6, 23), now)).toEqual({ kind: "in", days: 9 });
  expect(expiryOf(at(12, 7, 0), now)).toMatchObject({ kind: "on" });
  expect(expiryOf(at(11, 26, 23), now)).toMatchObject({ kind: "past" });
  expect(expiryOf(null, now)).toBeNull();
  expect(expiryOf("someday", now)).toBeNull();
});
