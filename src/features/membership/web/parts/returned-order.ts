import { localStore, tabStore } from "#web/session/browser-session.ts";
import { readOrder } from "../order/order-in-address.ts";

/** Names in the browser's storage: the order to confirm once somebody is signed in, and those that were celebrated. */
const NAMES = { waiting: "returnedOrder", celebrated: "celebratedOrders" } as const;
const MOST_CELEBRATED = 20;

/** Takes a completed payment out of the address without a reload (S2.7). Called before anything reads the address. */
export function takeOrderFromAddress(): void {
  const { search, pathname, hash } = window.location;
  const order = readOrder(search);
  if (order === null) return;
  window.history.replaceState(window.history.state, "", `${pathname}${order.search}${hash}`);
  if (order.orderId !== undefined) tabStore.setItem(NAMES.waiting, order.orderId);
}

/** The order that has come back and was not confirmed yet; said once. */
export function takeReturnedOrder(): string | null {
  const orderId = tabStore.getItem(NAMES.waiting);
  tabStore.removeItem(NAMES.waiting);
  return orderId;
}

/** True for the first who asks: an order is congratulated on once, in however many tabs it is opened. */
export function celebrateOnce(orderId: string): boolean {
  const celebrated = (localStore.getItem(NAMES.celebrated) ?? "").split(" ").filter(Boolean);
  if (celebrated.includes(orderId)) return false;
  localStore.setItem(NAMES.celebrated, [...celebrated, orderId].slice(-MOST_CELEBRATED).join(" "));
  return true;
}
