import type { Language } from "#book/languages.ts";
import { Fault } from "#contract/fault.ts";
import { type OfferName, priceOf } from "#features/membership/plans.ts";
import { checkOrder } from "#features/membership/server/jobs.ts";
import { askProvider } from "#features/membership/server/orders/ask-provider.ts";
import { toMinorUnits } from "#features/membership/server/orders/minor-units.ts";
import { type OrderTools, paymentsOf } from "#features/membership/server/orders/order-tools.ts";
import {
  findOpenOrder,
  insertOrder,
  type OrderRow,
  setCheckout,
  type Wanted,
} from "#features/membership/server/orders/store.ts";
import type { Payments } from "#features/membership/server/payments/payments.ts";
import { holdStanding } from "#features/membership/server/store.ts";
import { readSettings } from "#features/settings/server/read-settings.ts";
import { say } from "#messages/say.ts";
import type { Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { makeId } from "#server/secrets/make-id.ts";

/** Whoever asks for the same again within this time means the order that is open already. */
const SAME_ORDER_MINUTES = 15;
/** An order of which nothing was heard for so long is asked about (S15.2). */
export const FIRST_CHECK_SECONDS = 3_600;

export interface Buyer {
  readonly userId: string;
  readonly plan: OfferName | undefined;
  readonly language: Language;
  /** Where the person has the product open: the browser comes back there. */
  readonly origin: string;
}

type Started = { readonly paymentUrl: string };

/**
 * Orders a period of PRO and gives the address where it is paid; `remember` keeps that for a repeated call (S7.28). Two
 * presses on the button are one order. Throws `order.plan.missing`, `payment.provider.down`, or `service.unavailable`
 * where nobody takes payments.
 */
export async function startOrder(
  tools: OrderTools,
  { userId, plan, language, origin }: Buyer,
  remember: (tx: Transaction, answer: Started) => Promise<void>,
): Promise<Started> {
  if (plan === undefined) throw new Fault("order.plan.missing");
  const payments = paymentsOf(tools);
  const wanted = await priceIn(tools, userId, plan);
  const earlier = await findOpenOrder(tools.database, wanted, SAME_ORDER_MINUTES);
  // It may have been paid, and nobody has told us yet: then this one is another.
  if (earlier) await askProvider(tools, earlier);
  const order = await claimOrder(tools, wanted);
  const checkout = await checkoutOf(payments, order, language, origin);
  const answer = { paymentUrl: checkout.paymentUrl };
  await tools.database.transaction(async (tx) => {
    await setCheckout(tx, order.id, checkout);
    await remember(tx, answer);
  });
  return answer;
}

async function priceIn(tools: OrderTools, userId: string, plan: OfferName): Promise<Wanted> {
  const { price, currency } = priceOf(plan, await readSettings(tools.database));
  const amount = toMinorUnits(price, currency);
  if (!(amount > 0)) throw new Fault("service.unavailable", { detail: `the ${plan} plan has no price` });
  return { userId, plan, amount, currency: currency.toLowerCase() };
}

/** The order that is open already, or a new one; a person's are made one after the other. */
function claimOrder({ database }: OrderTools, wanted: Wanted): Promise<OrderRow> {
  return database.transaction(async (tx) => {
    if (!(await holdStanding(tx, wanted.userId))) throw new Fault("auth.required", { detail: "no membership" });
    const open = await findOpenOrder(tx, wanted, SAME_ORDER_MINUTES);
    if (open) return open;
    const order = await insertOrder(tx, makeId(), wanted);
    const payload = { orderId: order.id, check: 1 };
    await enqueue(tx, checkOrder, payload, { subject: order.id, delaySeconds: FIRST_CHECK_SECONDS });
    return order;
  });
}

async function checkoutOf(payments: Payments, order: OrderRow, language: Language, origin: string) {
  if (order.reference !== null && order.paymentUrl !== null) {
    return { reference: order.reference, paymentUrl: order.paymentUrl };
  }
  return payments.start({
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    product: say(language).t(`payment.product.${order.plan}`),
    language,
    successUrl: `${origin}/?orderId=${order.id}`,
    cancelUrl: `${origin}/`,
  });
}
