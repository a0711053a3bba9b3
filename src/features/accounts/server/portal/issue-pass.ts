import type { Queries } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { insertPass } from "./store.ts";

/** A token that signs its owner in at the admin site, once, within two minutes (S2.21). */
export async function issuePass(queries: Queries, userId: string): Promise<string> {
  const token = makeToken();
  await insertPass(queries, { tokenHash: hashToken(token), userId });
  return token;
}
