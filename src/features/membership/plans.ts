import type { AppSettings } from "#features/settings/settings.ts";

export type Plan = "free" | "pro";

/** What decides which plan a person is on. Times in milliseconds since 1970. */
export interface Subscribed {
  readonly subscriptionType: Plan;
  /** Absent with `pro`: without end. */
  readonly subscriptionExpiresAt: number | undefined;
}

export interface Allowance {
  /** Whether one story has to wait for the one before it (S1.7, S4.30). */
  readonly waitsBetweenStories: boolean;
  /** What a story with PRO options uses up (S4.33). */
  readonly proOptions: "included" | "a booklet";
  /** How many pictures of a story may be made anew or edited (S6.4); `set number` is `FreeLimits.freeImageEdits`. */
  readonly pictureChanges: "unlimited" | "set number";
}

/** Everything that tells the plans apart. Whoever needs to know asks here, and never what a plan is called. */
const ALLOWANCES: Readonly<Record<Plan, Allowance>> = {
  free: { waitsBetweenStories: true, proOptions: "a booklet", pictureChanges: "set number" },
  pro: { waitsBetweenStories: false, proOptions: "included", pictureChanges: "unlimited" },
};

/** The plan that counts now: PRO while it is not free and has no end, or one in the future (S4.10). */
export function planOf({ subscriptionType, subscriptionExpiresAt }: Subscribed, now: number): Plan {
  if (subscriptionType === "free") return "free";
  return subscriptionExpiresAt === undefined || subscriptionExpiresAt > now ? "pro" : "free";
}

/** What the person's plan allows now. */
export function allowanceOf(subscribed: Subscribed, now: number): Allowance {
  return ALLOWANCES[planOf(subscribed, now)];
}

/** A prepaid period of PRO that can be bought (S9.2): how long it is, and which setting is its price. */
export interface Offer {
  readonly months: number;
  readonly price: "monthlySubscriptionPrice" | "yearlySubscriptionPrice";
}

export const OFFER_NAMES = ["monthly", "yearly"] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

export const OFFERS: Readonly<Record<OfferName, Offer>> = {
  monthly: { months: 1, price: "monthlySubscriptionPrice" },
  yearly: { months: 12, price: "yearlySubscriptionPrice" },
};

/** What an offer costs now, in the currency's main unit. */
export function priceOf(
  offer: OfferName,
  settings: AppSettings,
): { readonly price: number; readonly currency: string } {
  return { price: settings[OFFERS[offer].price], currency: settings.subscriptionCurrency };
}
