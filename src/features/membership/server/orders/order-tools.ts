import { Fault } from "#contract/fault.ts";
import type { Payments } from "#features/membership/server/payments/payments.ts";
import type { Database } from "#server/database/database.ts";

export interface OrderTools {
  readonly database: Database;
  /** Absent where nobody takes payments: then nothing can be bought. */
  readonly payments: Payments | undefined;
}

/** Whoever takes payments. Throws `service.unavailable` where nobody does. */
export function paymentsOf({ payments }: OrderTools): Payments {
  if (!payments) throw new Fault("service.unavailable", { detail: "no payment provider is configured" });
  return payments;
}
