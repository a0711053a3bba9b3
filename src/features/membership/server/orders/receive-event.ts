import { Fault } from "#contract/fault.ts";
import { type OrderTools, paymentsOf } from "#features/membership/server/orders/order-tools.ts";
import { settleOrder } from "#features/membership/server/orders/settle-order.ts";
import type { Logger } from "#server/log.ts";

/**
 * Does what the payment provider tells of. Messages about something else, about no order of ours or about a payment that
 * does not fit its order change nothing and are taken all the same: sent again, they would be no different. Throws
 * `input.invalid` for one that the provider did not sign.
 */
export async function receiveEvent(
  tools: OrderTools,
  message: { readonly body: Uint8Array; readonly signature: string | undefined },
  log: Logger,
): Promise<void> {
  const payment = await paymentsOf(tools).readEvent(message.body, message.signature);
  if (payment?.orderId === undefined) return;
  try {
    await settleOrder(tools.database, payment.orderId, payment);
  } catch (error) {
    if (!(error instanceof Fault && error.code === "order.mismatch")) throw error;
    log.error({ err: error, reference: payment.reference }, "a payment does not fit its order");
  }
}
