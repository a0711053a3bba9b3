import { planOf, type Subscribed } from "#features/membership/plans.ts";

/**
 * When PRO ends after so many months more: counted from its end while it lasts, otherwise from now; undefined for PRO
 * without end, which stays so (S4.13). Times in milliseconds since 1970.
 */
export function extendedUntil(subscribed: Subscribed, months: number, now: number): number | undefined {
  const isPro = planOf(subscribed, now) === "pro";
  if (isPro && subscribed.subscriptionExpiresAt === undefined) return undefined;
  return addMonths(isPro ? (subscribed.subscriptionExpiresAt ?? now) : now, months);
}

/** The same day and time so many calendar months later, in UTC; a day that the month lacks is its last. */
export function addMonths(time: number, months: number): number {
  const from = new Date(time);
  const to = new Date(time);
  // From the first, so that no month is skipped on the way.
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime();
}
