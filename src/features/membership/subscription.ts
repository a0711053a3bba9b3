import { planOf } from "./plans.ts";

export interface Subscription {
  readonly subscriptionType: "free" | "pro";
  /** ISO date and time; null: no end (or no subscription). */
  readonly subscriptionExpiresAt: string | null;
}

/** PRO is active while it is not free and has no end, or one in the future; an end that cannot be read is past (S4.10, S4.17). */
export function isPro({ subscriptionType, subscriptionExpiresAt }: Subscription, now: Date): boolean {
  const end = subscriptionExpiresAt === null ? undefined : Date.parse(subscriptionExpiresAt);
  return planOf({ subscriptionType, subscriptionExpiresAt: end }, now.getTime()) === "pro";
}

export type Expiry =
  | { readonly kind: "today" }
  | { readonly kind: "in"; readonly days: number }
  | { readonly kind: "on" | "past"; readonly date: Date };

const DAY_MS = 86_400_000;
/** From this many days on, the date says more than the number (S4.18). */
const FAR_DAYS = 10;

/**
 * When a subscription ends, by calendar dates in the reader's time zone, or in the one that is named (S4.11, S4.18); null
 * when it has no end.
 */
export function expiryOf(expiresAt: string | null, now: Date, timeZone?: string): Expiry | null {
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  if (Number.isNaN(date.getTime())) return null;
  const days = Math.round((calendarDay(date, timeZone) - calendarDay(now, timeZone)) / DAY_MS);
  if (days < 0) return { kind: "past", date };
  if (days === 0) return { kind: "today" };
  return days < FAR_DAYS ? { kind: "in", days } : { kind: "on", date };
}

/** The calendar date of a moment as UTC midnight, so that dates can be subtracted. */
function calendarDay(date: Date, timeZone: string | undefined): number {
  if (timeZone === undefined) return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const parts = new Intl.DateTimeFormat("en-u-ca-iso8601", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(date);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"));
}
