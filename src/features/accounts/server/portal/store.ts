import { and, eq, gt, lt, sql } from "drizzle-orm";
import { portalPasses } from "#features/accounts/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** For so long a pass lets somebody in. */
const GOOD_FOR = sql`interval '2 minutes'`;

/** Writes a pass down; those that are over are cleared away. */
export async function insertPass(queries: Queries, pass: { readonly tokenHash: string; readonly userId: string }) {
  await queries.delete(portalPasses).where(lt(portalPasses.expiresAt, sql`now()`));
  await queries.insert(portalPasses).values({ ...pass, expiresAt: sql`now() + ${GOOD_FOR}` });
}

/** Uses a pass up: whose it is; undefined when there is none, or its time is over. Of two that use it at once one gets it. */
export async function takePass(queries: Queries, tokenHash: string): Promise<string | undefined> {
  const [taken] = await queries
    .delete(portalPasses)
    .where(and(eq(portalPasses.tokenHash, tokenHash), gt(portalPasses.expiresAt, sql`now()`)))
    .returning({ userId: portalPasses.userId });
  return taken?.userId;
}
