import { paymentsOf, type OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { settleOrder } from "#features/membership/server/orders/settle-order.ts";
import type { OrderRow } from "#features/membership/server/orders/store.ts";

/**
 * Asks the payment provider about an order and does what the answer asks for; gives how the order stands then. An order
 * that the provider does not know cannot be paid any more: it is expired.
 */
export async function askProvider(tools: OrderTools, order: OrderRow): Promise<OrderRow["status"]> {
  if (order.reference === null) return order.status;
  const payment = (await paymentsOf(tools).read(order.reference)) ?? {
    reference: order.reference,
    orderId: order.id,
    amount: 0,
    currency: order.currency,
    state: "expired" as const,
  };
  return (await settleOrder(tools.database, order.id, payment)) ?? order.status;
}
