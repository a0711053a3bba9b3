import type Stripe from "stripe";
import { Fault } from "#contract/fault.ts";
import type { Payment, Payments, Purchase } from "#features/membership/server/payments/payments.ts";

export interface StripeOptions {
  readonly secretKey: string;
  /** Signs the messages that Stripe sends (`whsec_…`). */
  readonly webhookSecret: string;
  /** Where the API answers, with its path; Stripe's own address when absent. */
  readonly url?: string | undefined;
}

const PATIENCE_MS = 10_000;
const RETRIES = 2;

interface Connection {
  readonly stripe: Stripe;
  readonly StripeError: typeof Stripe.errors.StripeError;
}

/** The client has some two hundred files: read when somebody pays, not while the product starts. */
async function connect({ secretKey, url }: StripeOptions): Promise<Connection> {
  const { default: Client } = await import("stripe");
  const stripe = new Client(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(url !== undefined && { httpClient: Client.createFetchHttpClient(fetchAt(url)) }),
  });
  return { stripe, StripeError: Client.errors.StripeError };
}

/** Takes payments with Stripe Checkout: one payment for a prepaid period, nothing that renews by itself. */
export function createStripe(options: StripeOptions): Payments {
  let connecting: Promise<Connection> | undefined;
  const connection = () => (connecting ??= connect(options));
  /** What goes wrong between us and Stripe is nothing that the person did. */
  const ask = async <T>(call: (connection: Connection) => Promise<T>): Promise<T> => {
    const connected = await connection();
    try {
      return await call(connected);
    } catch (error) {
      throw error instanceof connected.StripeError ? new Fault("payment.provider.down", { cause: error }) : error;
    }
  };
  return {
    async start(purchase) {
      const session = await ask(async ({ stripe }) =>
        asSession(
          await stripe.checkout.sessions.create(describe(purchase), { idempotencyKey: `order-${purchase.orderId}` }),
        ),
      );
      if (session.url === null) throw new Fault("payment.provider.down", { detail: `${session.id} has no address` });
      return { reference: session.id, paymentUrl: session.url };
    },
    read(reference) {
      return ask(async ({ stripe, StripeError }) => {
        try {
          const session = await stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] });
          return toPayment(asSession(session));
        } catch (error) {
          if (error instanceof StripeError && error.code === "resource_missing") return undefined;
          throw error;
        }
      });
    },
    async readEvent(body, signature) {
      const { stripe } = await connection();
      const event = verify(() =>
        stripe.webhooks.constructEvent(Buffer.from(body), signature ?? "", options.webhookSecret),
      );
      switch (event.type) {
        case "checkout.session.completed":
        case "checkout.session.async_payment_succeeded":
        case "checkout.session.expired":
          return toPayment(event.data.object);
        case "checkout.session.async_payment_failed":
          return { ...toPayment(event.data.object), state: "failed" };
        default:
          return undefined;
      }
    },
  };
}

function describe(purchase: Purchase): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    client_reference_id: purchase.orderId,
    metadata: { orderId: purchase.orderId },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: purchase.currency,
          unit_amount: purchase.amount,
          product_data: { name: purchase.product },
        },
      },
    ],
    locale: purchase.language,
    success_url: purchase.successUrl,
    cancel_url: purchase.cancelUrl,
  };
}

/** The client takes any JSON without an `error` for an answer, also that of something between us and Stripe. */
function asSession<T extends Stripe.Checkout.Session>(answer: T): T {
  if ((answer as Partial<T>).object === "checkout.session") return answer;
  throw new Fault("payment.provider.down", { detail: "the answer is no checkout session" });
}

function toPayment(session: Stripe.Checkout.Session): Payment {
  return {
    reference: session.id,
    orderId: session.mode === "payment" ? (session.client_reference_id ?? undefined) : undefined,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    state: stateOf(session),
  };
}

function stateOf(session: Stripe.Checkout.Session): Payment["state"] {
  if (session.payment_status === "paid") return "paid";
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  // Some ways of paying take days; one that failed asks for another way, which nobody gives any more.
  const intent = typeof session.payment_intent === "object" ? session.payment_intent?.status : undefined;
  return intent === "requires_payment_method" || intent === "canceled" ? "failed" : "processing";
}

function verify(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (cause) {
    throw new Fault("input.invalid", { detail: "the message was not signed by the payment provider", cause });
  }
}

/** A fetch that finds Stripe's paths below another address. */
function fetchAt(url: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${url}${pathname}${search}`, init);
  };
}
