import { expiryOf, type Subscription } from "#features/membership/subscription.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import type { Speaker } from "#messages/speaker.ts";

/** When PRO ends or has ended, in words (S4.11, S4.18); undefined for who has none, or none that ends. */
export function expiryText(
  { subscriptionType, subscriptionExpiresAt }: Subscription,
  now: Date,
  say: Pick<Speaker<ScreenKey>, "t" | "date">,
  timeZone?: string,
): string | undefined {
  const expiry = subscriptionType === "free" ? null : expiryOf(subscriptionExpiresAt, now, timeZone);
  switch (expiry?.kind) {
    case undefined:
      return undefined;
    case "today":
      return say.t("subscription.ends.today");
    case "in":
      return say.t("subscription.ends.in", { days: expiry.days });
    case "on":
      return say.t("subscription.ends.on", { date: say.date(expiry.date, "long", timeZone) });
    case "past":
      return say.t("subscription.ended.on", { date: say.date(expiry.date, "long", timeZone) });
  }
}
