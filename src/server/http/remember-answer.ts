import { createHash } from "node:crypto";
import { Fault } from "#contract/fault.ts";
import type { Queries } from "#server/database/database.ts";
import { deleteOldRemembered, findRemembered, insertRemembered } from "./store.ts";

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
  const found = await findRemembered(queries, request);
  if (found === undefined) return undefined;
  if (found.requestHash !== request.requestHash) {
    throw new Fault("request.repeated", { detail: "The Idempotency-Key was used for another request" });
  }
  return { status: found.status, answer: found.answer };
}

/**
 * Stores an answer, and forgets the person's that nobody will ask for again. Two requests with one key at the same moment
 * meet at the primary key: the later transaction fails with a unique violation and leaves nothing behind.
 */
export async function storeAnswer(
  queries: Queries,
  request: RepeatableRequest,
  remembered: RememberedAnswer,
): Promise<void> {
  await deleteOldRemembered(queries, request.userId);
  await insertRemembered(queries, { ...request, ...remembered });
}
