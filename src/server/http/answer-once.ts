import type { EndpointKey, Endpoint, Received } from "#contract/endpoint.ts";
import type { Database } from "#server/database/database.ts";
import type { AnyHandler, Context } from "./handler.ts";
import { findAnswer, nameRequest, storeAnswer } from "./remember-answer.ts";

interface Call {
  readonly key: EndpointKey;
  readonly status: number;
  readonly received: Received<Endpoint>;
  readonly context: Context<Endpoint>;
  readonly handler: AnyHandler;
}

/**
 * Runs a handler once for an `Idempotency-Key` of a person and gives its answer again whenever the request comes again,
 * also at the same moment: the one that loses the race finds the winner's answer.
 */
export async function answerOnce(
  database: Database,
  userId: string,
  idempotencyKey: string,
  call: Call,
): Promise<unknown> {
  const request = nameRequest(userId, idempotencyKey, call.key, call.received);
  const before = await findAnswer(database, request);
  if (before !== undefined) return before.answer;

  let remembered = false;
  const context: Context<Endpoint> = {
    ...call.context,
    async remember(tx, answer) {
      await storeAnswer(tx, request, { status: call.status, answer: answer ?? null });
      remembered = true;
    },
  };
  let answer: unknown;
  try {
    answer = await call.handler(call.received, context);
  } catch (error) {
    // Another request with the same key may have been first: it holds the key, or took the last right.
    const winner = await findAnswer(database, request);
    if (winner !== undefined) return winner.answer;
    throw error;
  }
  if (!remembered)
    throw new Error(`${call.key} is idempotent: its handler must call context.remember in its transaction`);
  return answer;
}
