import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { Fault } from "#contract/fault.ts";
import type { Queries } from "#server/database/database.ts";
import { rememberedAnswers } from "./tables.ts";

/** One request that may be sent again. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

export interface RememberedAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** Names a request by its key; throws `input.invalid` for a key that is not 1 to 200 visible characters. */
export function nameRequest(userId: string, key: string, endpoint: string, received: unknown): RepeatableRequest {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Fault("input.invalid", { fields: [{ field: "Idempotency-Key", problem: "malformed" }] });
  }
  const requestHash = createHash("sha256")
    .update(JSON.stringify([endpoint, received]))
    .digest("base64url");
  return { userId, key, requestHash };
}

/** The answer given before; throws `request.repeated` when the key was used for something else. */
export async function findAnswer(queries: Queries, request: RepeatableRequest): Promise<RememberedAnswer | undefined> {
  const [found] = await queries
    .select()
    .from(rememberedAnswers)
    .where(and(eq(rememberedAnswers.userId, request.userId), eq(rememberedAnswers.key, request.key)));
  if (found === undefined) return undefined;
  if (found.requestHash !== request.requestHash) {
    throw new Fault("request.repeated", { detail: "The Idempotency-Key was used for another request" });
  }
  return { status: found.status, answer: found.answer };
}

/**
 * Stores an answer. Two requests with one key at the same moment meet at the primary key: the later transaction fails
 * with a unique violation and leaves nothing behind.
 */
export async function storeAnswer(
  queries: Queries,
  request: RepeatableRequest,
  remembered: RememberedAnswer,
): Promise<void> {
  await queries.insert(rememberedAnswers).values({ ...request, ...remembered });
}

/** Forgets answers that nobody will ask for again. */
export async function forgetOldAnswers(queries: Queries, days = 2): Promise<void> {
  await queries
    .delete(rememberedAnswers)
    .where(lt(rememberedAnswers.createdAt, sql`now() - make_interval(days => ${days}::int)`));
}

/** Forgets a person's answers, when the account is deleted (S16.1). */
export async function forgetAnswersOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(rememberedAnswers).where(eq(rememberedAnswers.userId, userId));
}
