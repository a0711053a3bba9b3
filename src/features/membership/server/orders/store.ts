import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { OfferName } from "#features/membership/plans.ts";
import { orders } from "#features/membership/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

export type OrderRow = typeof orders.$inferSelect;

/** What somebody wants to buy, at which price. */
export interface Wanted {
  readonly userId: string;
  readonly plan: OfferName;
  readonly amount: number;
  readonly currency: string;
}

export async function insertOrder(tx: Transaction, id: string, wanted: Wanted): Promise<OrderRow> {
  const [row] = await tx
    .insert(orders)
    .values({ id, ...wanted })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** The newest order of just this that is still open and not older than so many minutes. */
export async function findOpenOrder(queries: Queries, wanted: Wanted, minutes: number): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, wanted.userId),
        eq(orders.plan, wanted.plan),
        eq(orders.amount, wanted.amount),
        eq(orders.currency, wanted.currency),
        eq(orders.status, "pending"),
        gt(orders.createdAt, sql`now() - make_interval(mins => ${minutes}::int)`),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

export async function findOrder(queries: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The same, and nobody else confirms or closes it until the transaction ends. */
export async function holdOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return row;
}

/** Writes down where the order is paid. */
export async function setCheckout(
  tx: Transaction,
  id: string,
  checkout: { readonly reference: string; readonly paymentUrl: string },
): Promise<void> {
  await tx.update(orders).set(checkout).where(eq(orders.id, id));
}

type Closing = Pick<OrderRow, "status"> & Partial<Pick<OrderRow, "reference" | "expiryBefore" | "expiryAfter">>;

export async function closeOrder(tx: Transaction, id: string, closing: Closing): Promise<void> {
  await tx
    .update(orders)
    .set({ ...closing, closedAt: sql`now()` })
    .where(eq(orders.id, id));
}
