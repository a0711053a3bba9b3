import type { Language } from "#book/languages.ts";

/** What a person is about to pay. */
export interface Purchase {
  readonly orderId: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** What the payment page says is bought, in the person's language. */
  readonly product: string;
  readonly language: Language;
  /** Where the browser goes when it is paid, and when it is not. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The provider's page on which a purchase is paid, and the provider's name of it. */
export interface Checkout {
  readonly reference: string;
  readonly paymentUrl: string;
}

/** What the provider says of a checkout. */
export interface Payment {
  readonly reference: string;
  /** The order that the checkout was started for; undefined for a checkout that is none of ours. */
  readonly orderId: string | undefined;
  readonly amount: number;
  readonly currency: string;
  /** `processing`: the person has done their part, and the money is on its way. */
  readonly state: "open" | "processing" | "paid" | "failed" | "expired";
}

/** Whoever takes the money. Every call but `readEvent` throws `payment.provider.down` when no answer comes. */
export interface Payments {
  /** Opens a checkout; the same order gets the same one, however often it asks. */
  start(purchase: Purchase): Promise<Checkout>;
  /** How a checkout stands; undefined when the provider does not know it. */
  read(reference: string): Promise<Payment | undefined>;
  /**
   * The payment that a signed message tells of; undefined for one about something else. Throws `input.invalid` when the
   * message was not signed by the provider, or too long ago.
   */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<Payment | undefined>;
}
