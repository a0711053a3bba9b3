import { Fault } from "#contract/fault.ts";
import { checkOrder } from "#features/membership/server/jobs.ts";
import { askProvider } from "#features/membership/server/orders/ask-provider.ts";
import type { OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { closeOrder, findOrder, holdOrder } from "#features/membership/server/orders/store.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { Logger } from "#server/log.ts";

const NEXT_CHECK_SECONDS = 3_600;

interface Check {
  readonly orderId: string;
  readonly check: number;
}

/**
 * Looks after an order of which nobody has told us anything: paid, it is settled; over, it is closed; still open, it is
 * looked after again in an hour. So none stays open for ever, even if a message was lost and nobody came back (S15.2).
 */
export async function checkOrderOf(tools: OrderTools, check: Check, log: Logger): Promise<void> {
  const order = await findOrder(tools.database, check.orderId);
  if (order?.status !== "pending") return;
  if (order.reference === null) return closeOpen(tools, order.id, "expired");
  try {
    if ((await askProvider(tools, order)) === "pending") await checkAgain(tools, check);
  } catch (error) {
    if (!(error instanceof Fault && error.code === "order.mismatch")) throw error;
    log.error({ err: error, orderId: order.id }, "a payment does not fit its order");
    await closeOpen(tools, order.id, "failed");
  }
}

/** Plans the next look at an order, once for each look before it. */
export async function checkAgain({ database }: OrderTools, { orderId, check }: Check): Promise<void> {
  const next = { orderId, check: check + 1 };
  await enqueue(database, checkOrder, next, {
    subject: orderId,
    dedupeKey: `check-order:${orderId}:${next.check}`,
    delaySeconds: NEXT_CHECK_SECONDS,
  });
}

/** Nobody was ever shown where to pay it, or what was paid is not what it costs. */
async function closeOpen({ database }: OrderTools, orderId: string, status: "expired" | "failed"): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await holdOrder(tx, orderId))?.status === "pending") await closeOrder(tx, orderId, { status });
  });
}
