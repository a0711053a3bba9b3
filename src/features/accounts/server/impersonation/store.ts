import { and, eq, isNull, sql } from "drizzle-orm";
import { impersonations } from "#features/accounts/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** For so long a token can begin an impersonation. */
const BEGINS_WITHIN = sql`interval '2 minutes'`;

/** Writes down that an administrator may act in somebody's name. */
export async function insertMandate(
  queries: Queries,
  mandate: { readonly tokenHash: string; readonly adminId: string; readonly userId: string },
): Promise<void> {
  await queries.insert(impersonations).values({ ...mandate, expiresAt: sql`now() + ${BEGINS_WITHIN}` });
}

/**
 * Uses a token up: who acts, in whose name; undefined when there is none, or it was used, or its time is over. Of two that use
 * it at once one gets it.
 */
export async function useMandate(
  queries: Queries,
  tokenHash: string,
): Promise<{ readonly adminId: string | null; readonly userId: string } | undefined> {
  const [used] = await queries
    .update(impersonations)
    .set({ begunAt: sql`now()` })
    .where(
      and(
        eq(impersonations.tokenHash, tokenHash),
        isNull(impersonations.begunAt),
        sql`${impersonations.expiresAt} > now()`,
      ),
    )
    .returning({ adminId: impersonations.adminId, userId: impersonations.userId });
  return used;
}
