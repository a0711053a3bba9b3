import * as z from "zod/mini";
import { defineJob } from "#server/jobs/define-job.ts";

/** Asks the payment provider about an order that is still open (S4.15); `check` counts from 1. */
export const checkOrder = defineJob({
  name: "check-order",
  payload: z.object({ orderId: z.string(), check: z.number() }),
  maxAttempts: 20,
});
