import { userAfterChange } from "#features/accounts/web/user-info.ts";
import type { membershipContract } from "#features/membership/contract.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof membershipContract>();

/** Confirms an order and reads the user anew; a failure is only logged, and what the user is then says the truth (S4.14). */
export async function confirmOrder(orderId: string): Promise<void> {
  try {
    await call("POST /subscriptions/confirm/:orderId", { params: { orderId } });
  } catch (cause) {
    console.error("The order could not be confirmed", cause);
  }
  await userAfterChange();
}
