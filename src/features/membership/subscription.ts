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

/** When a subscription ends, by calendar dates in the reader's time zone (S4.11, S4.18); null when it has no end. */
export function expiryOf(expiresAt: string | null, now: Date): Expiry | null {
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  if (Number.isNaN(date.getTime())) return null;
  const days = Math.round((calendarDay(date) - calendarDay(now)) / DAY_MS);
  if (days < 0) return { kind: "past", date };
  if (days === 0) return { kind: "today" };
  return days < FAR_DAYS ? { kind: "in", days } : { kind: "on", date };
}

function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
