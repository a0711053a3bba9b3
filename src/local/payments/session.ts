import { randomBytes } from "node:crypto";
import { textAt, type Tree } from "./read-form.ts";

/** A checkout, as far as it is of use here. Times in Unix seconds. */
export interface Session {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly status: "open" | "complete" | "expired";
  readonly payment: "unpaid" | "paid" | "failed";
  /** When money that is on its way arrives. */
  readonly arrivesAt: number | null;
  readonly reference: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What is wrong with a call, in Stripe's terms. */
export interface CallFault {
  readonly param: string;
  readonly message: string;
}

const DAY_SECONDS = 86_400;
const MOST_AMOUNT = 99_999_999;

/** A new checkout from the parameters of a call, or what is wrong with them. */
export function makeSession(form: Tree, now: number): Session | CallFault {
  const line = (...path: string[]) => textAt(form, "line_items", "0", ...path);
  const unit = Number(line("price_data", "unit_amount"));
  const quantity = Number(line("quantity"));
  const amount = unit * quantity;
  const currency = line("price_data", "currency").toLowerCase();
  const successUrl = textAt(form, "success_url");
  const cancelUrl = textAt(form, "cancel_url");
  const checks: readonly [fits: boolean, param: string, message: string][] = [
    [textAt(form, "mode") === "payment", "mode", "Only payment mode is served here."],
    [/^[a-z]{3}$/.test(currency), "line_items[0][price_data][currency]", "Invalid currency."],
    [
      Number.isInteger(amount) && amount > 0 && amount <= MOST_AMOUNT,
      "line_items[0][price_data][unit_amount]",
      "Invalid amount.",
    ],
    [line("price_data", "product_data", "name") !== "", "line_items[0][price_data][product_data][name]", "No name."],
    [isWebAddress(successUrl), "success_url", "Not a valid URL"],
    [cancelUrl === "" || isWebAddress(cancelUrl), "cancel_url", "Not a valid URL"],
  ];
  const failed = checks.find(([fits]) => !fits);
  if (failed) return { param: failed[1], message: failed[2] };
  const metadata = typeof form["metadata"] === "object" ? form["metadata"] : {};
  return {
    id: `cs_test_${randomBytes(24).toString("hex")}`,
    created: now,
    expiresAt: now + DAY_SECONDS,
    status: "open",
    payment: "unpaid",
    arrivesAt: null,
    reference: textAt(form, "client_reference_id") || null,
    metadata: Object.fromEntries(Object.keys(metadata).map((name) => [name, textAt(metadata, name)])),
    product: line("price_data", "product_data", "name"),
    amount,
    currency,
    locale: textAt(form, "locale"),
    successUrl,
    cancelUrl,
  };
}

/** What a checkout has become by now: time passes for open ones, and for money on its way. */
export function asOf(session: Session, now: number): Session {
  if (session.status === "open" && now >= session.expiresAt) return { ...session, status: "expired" };
  if (session.arrivesAt !== null && now >= session.arrivesAt) return { ...session, payment: "paid", arrivesAt: null };
  return session;
}

/** The checkout as Stripe's API writes one; `payment_intent` whole when it was asked for. */
export function describeSession(session: Session, address: string, expanded: boolean): object {
  const intent = `pi_${session.id.slice("cs_test_".length)}`;
  const intentStatus =
    session.payment === "paid" ? "succeeded" : session.payment === "failed" ? "requires_payment_method" : "processing";
  const whole = { id: intent, object: "payment_intent", status: intentStatus, amount: session.amount };
  return {
    id: session.id,
    object: "checkout.session",
    mode: "payment",
    status: session.status,
    payment_status: session.payment === "paid" ? "paid" : "unpaid",
    amount_subtotal: session.amount,
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.reference,
    metadata: session.metadata,
    created: session.created,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale || null,
    payment_intent: session.status === "complete" ? (expanded ? whole : intent) : null,
    subscription: null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl || null,
    ui_mode: "hosted_page",
    url: session.status === "open" ? `${address}/pay/${session.id}` : null,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
