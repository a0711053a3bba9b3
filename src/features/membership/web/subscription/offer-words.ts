import { OFFERS, type OfferName, priceOf } from "#features/membership/plans.ts";
import type { AppSettings } from "#features/settings/settings.ts";
import type { Speaker } from "#messages/speaker.ts";

/** What an offer costs, as its language writes money: €4.99, 4,99 €. */
export function priceText(offer: OfferName, settings: AppSettings, { number }: Pick<Speaker, "number">): string {
  const { price, currency } = priceOf(offer, settings);
  return number(price, { style: "currency", currency });
}

/** The share that a year saves against its months paid one by one, rounded down to whole percent; 0 when it saves nothing. */
export function yearlySaving(settings: AppSettings): number {
  const byMonth = settings[OFFERS.monthly.price] * (OFFERS.yearly.months / OFFERS.monthly.months);
  const saved = 1 - settings[OFFERS.yearly.price] / byMonth;
  return Number.isFinite(saved) && saved > 0 ? Math.floor(saved * 100) / 100 : 0;
}
