import { Fault } from "#contract/fault.ts";
import { OFFERS } from "#features/membership/plans.ts";
import { extendSubscription } from "#features/membership/server/extend-subscription.ts";
import { closeOrder, holdOrder, type OrderRow } from "#features/membership/server/orders/store.ts";
import type { Payment } from "#features/membership/server/payments/payments.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Does what a payment asks for, once, whoever reports it and however many do at the same moment (S4.15): a paid order
 * extends its owner's PRO, one that failed or expired is closed. Gives how the order stands then; undefined when there is
 * none. Throws `order.mismatch` when something was paid, but not this.
 */
export function settleOrder(
  database: Database,
  orderId: string,
  payment: Payment,
): Promise<OrderRow["status"] | undefined> {
  return database.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (!order || order.status === "paid") return order?.status;
    if (payment.state === "paid") {
      if (!fits(order, payment)) {
        throw new Fault("order.mismatch", { detail: `${payment.reference} does not pay for order ${order.id}` });
      }
      // Whose account is gone has nothing left to extend; the order still says what was paid.
      const extension = order.userId && (await extendSubscription(tx, order.userId, OFFERS[order.plan].months));
      await closeOrder(tx, order.id, {
        status: "paid",
        reference: payment.reference,
        ...(extension && { expiryBefore: extension.before, expiryAfter: extension.after }),
      });
      return "paid";
    }
    const isOver = payment.state === "failed" || payment.state === "expired";
    if (!isOver || order.status !== "pending") return order.status;
    await closeOrder(tx, order.id, { status: payment.state });
    return payment.state;
  });
}

/** The checkout of this very order, for its whole price. */
function fits(order: OrderRow, payment: Payment): boolean {
  const isItsOwn = payment.orderId === order.id && (order.reference ?? payment.reference) === payment.reference;
  return isItsOwn && payment.amount === order.amount && payment.currency === order.currency;
}
