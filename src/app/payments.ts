import type { Payments } from "#features/membership/server/payments/payments.ts";
import { createStripe } from "#features/membership/server/payments/stripe.ts";
import { LOCAL_KEYS } from "#local/payments/keys.ts";
import type { PaymentsConfiguration } from "#server/configuration/read-payments.ts";

/** Where the local payment server is mounted below the product's own origin. */
export const LOCAL_PAYMENTS_PATH = "/local/payments";
/** Where the product listens for what the payment provider tells. */
export const WEBHOOK_PATH = "/api/payments/webhook";

/** Who takes payments: Stripe, or the local server by the same client; nobody where none is configured. */
export function choosePayments(given: PaymentsConfiguration, origin: string): Payments | undefined {
  if (given.kind === "none") return undefined;
  return createStripe(given.kind === "stripe" ? given : { ...LOCAL_KEYS, url: `${origin}${LOCAL_PAYMENTS_PATH}` });
}
