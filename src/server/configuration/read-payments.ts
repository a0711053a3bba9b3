import type { Environment } from "./environment.ts";
import type { Profile } from "./read-profile.ts";

/** The embedded checkout of the same origin, which answers as Stripe does. */
export interface LocalPayments {
  readonly kind: "local";
}

export interface StripePayments {
  readonly kind: "stripe";
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where its API answers; absent: Stripe's own address. */
  readonly url: string | undefined;
}

/** Who takes payments; in production without Stripe nobody, and then nothing can be bought. */
export type PaymentsConfiguration = LocalPayments | StripePayments | { readonly kind: "none" };

export function readPayments(environment: Environment, profile: Profile): PaymentsConfiguration {
  const secretKey = environment.text("STRIPE_SECRET_KEY");
  const webhookSecret = environment.text("STRIPE_WEBHOOK_SECRET");
  const url = environment.address("STRIPE_URL");
  if (secretKey !== undefined && webhookSecret !== undefined) return { kind: "stripe", secretKey, webhookSecret, url };
  if (secretKey !== undefined) {
    environment.fault("STRIPE_WEBHOOK_SECRET", "is missing, but STRIPE_SECRET_KEY is set; set both or neither");
  }
  if (webhookSecret !== undefined) {
    environment.fault("STRIPE_SECRET_KEY", "is missing, but STRIPE_WEBHOOK_SECRET is set; set both or neither");
  }
  return profile === "embedded" ? { kind: "local" } : { kind: "none" };
}
