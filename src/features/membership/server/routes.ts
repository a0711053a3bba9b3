import type { membershipContract } from "#features/membership/contract.ts";
import { acknowledge } from "#features/membership/server/acknowledge.ts";
import { confirmOrder } from "#features/membership/server/orders/confirm-order.ts";
import type { OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { receiveEvent } from "#features/membership/server/orders/receive-event.ts";
import { startOrder } from "#features/membership/server/orders/start-order.ts";
import { readRights } from "#features/membership/server/read-rights.ts";
import type { Handlers } from "#server/http/handler.ts";

export interface MembershipTools extends OrderTools {
  /** Seconds between two free stories. */
  readonly freeStoryWait: number;
  /** Origins that the product is reached by, the public one first. */
  readonly origins: readonly [string, ...string[]];
}

export function membershipRoutes(tools: MembershipTools): Handlers<typeof membershipContract> {
  return {
    "GET /stories/rights": (_, { caller }) => readRights(tools.database, caller.userId, tools.freeStoryWait),
    "POST /user/acknowledge": ({ body }, { caller }) => acknowledge(tools.database, caller.userId, body),
    "POST /subscriptions": ({ body }, { caller, language, header, remember }) => {
      const here = header("origin");
      const origin = tools.origins.find((known) => known === here) ?? tools.origins[0];
      return startOrder(tools, { userId: caller.userId, plan: body.type, language, origin }, remember);
    },
    "POST /subscriptions/confirm/:orderId": ({ params }, { caller }) =>
      confirmOrder(tools, caller.userId, params.orderId),
    "POST /payments/webhook": async ({ body }, { header, log }) => {
      await receiveEvent(tools, { body, signature: header("stripe-signature") }, log);
      return { received: true };
    },
  };
}
