import { Fault } from "#contract/fault.ts";
import { askProvider } from "#features/membership/server/orders/ask-provider.ts";
import type { OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { findOrder } from "#features/membership/server/orders/store.ts";

/** As `makeId` writes it; nothing else can be an order. */
const ORDER_ID = /^[\w-]{22}$/;

/**
 * The person says that an order is paid: the provider is asked, and if it is, PRO is extended, unless that was done
 * before. Throws `order.not_found` for an unknown order and for somebody else's alike, `order.unpaid`, `order.expired` or
 * `order.mismatch`.
 */
export async function confirmOrder(tools: OrderTools, userId: string, orderId: string): Promise<void> {
  const order = ORDER_ID.test(orderId) ? await findOrder(tools.database, orderId) : undefined;
  if (!order || order.userId !== userId) throw new Fault("order.not_found");
  const status = order.status === "paid" ? "paid" : await askProvider(tools, order);
  if (status === "paid") return;
  throw new Fault(status === "expired" ? "order.expired" : "order.unpaid");
}
