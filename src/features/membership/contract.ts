import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { OFFER_NAMES } from "#features/membership/plans.ts";

/** May a story be made now (S3.16). */
export const StoryRights = z.object({
  canCreate: z.boolean(),
  /** PRO booklets left. */
  proStorybooks: z.number(),
  secondsUntilNextStory: z.number(),
});
export type StoryRights = z.infer<typeof StoryRights>;

/** What was seen; of a level its number, so that one reached meanwhile is still shown. At least one of the two. */
export const Acknowledgement = z
  .object({
    level: z.optional(z.int().check(z.minimum(0), z.maximum(LEVELS.length - 1))),
    onboarding: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ level, onboarding }) => level !== undefined || onboarding !== undefined, {
      path: ["level"],
      params: { problem: "missing" },
    }),
  );
export type Acknowledgement = z.infer<typeof Acknowledgement>;

const orderErrors = ["order.unpaid", "order.expired", "order.mismatch"] as const;

export const membershipContract = {
  "GET /stories/rights": { summary: "May the caller make a story now", access: "user", answer: StoryRights },
  "POST /user/acknowledge": {
    summary: "A level up or the onboarding was seen and is not shown again",
    access: "user",
    body: Acknowledgement,
    status: 204,
  },
  "POST /subscriptions": {
    summary: "Order a month or a year of PRO; the browser then goes to where it is paid",
    access: "user",
    inPerson: true,
    body: z.object({ type: z.optional(z.enum(OFFER_NAMES)) }),
    answer: z.object({ paymentUrl: z.string() }),
    idempotent: true,
    limit: "orders",
    errors: ["order.plan.missing"],
  },
  "POST /subscriptions/confirm/:orderId": {
    summary: "The person is back from paying: asks the payment provider, and gives what was paid, once",
    access: "user",
    inPerson: true,
    params: z.object({ orderId: z.string() }),
    status: 204,
    errors: orderErrors,
  },
  "POST /payments/webhook": {
    summary: "The payment provider tells, signed, what happened to a payment",
    access: "public",
    body: "raw",
    answer: z.object({ received: z.boolean() }),
  },
} as const satisfies Contract;
