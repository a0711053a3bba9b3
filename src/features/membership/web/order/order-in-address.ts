const FIELD = "orderId";

export interface OrderInAddress {
  /** The first that is not empty; undefined when there is none (S2.9). */
  readonly orderId: string | undefined;
  /** The query without any of them, with its question mark; empty when nothing is left. */
  readonly search: string;
}

/** The order that a query names; null when it names none at all, and the address stays as it is (S2.7). */
export function readOrder(search: string): OrderInAddress | null {
  const query = new URLSearchParams(search);
  if (!query.has(FIELD)) return null;
  const orderId = query.getAll(FIELD).find((id) => id.trim() !== "");
  query.delete(FIELD);
  return { orderId: orderId?.trim(), search: query.size === 0 ? "" : `?${query}` };
}
