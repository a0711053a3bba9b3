import { and, asc, eq, isNotNull } from "drizzle-orm";
import { identities, impersonations, roleChanges, users } from "#features/accounts/server/tables.ts";
import { likes } from "#features/likes/server/tables.ts";
import { grants, memberships, orders } from "#features/membership/server/tables.ts";
import { reports } from "#features/sharing/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

/** Holds an account, so that nothing of it is added meanwhile. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** Deletes the account; sessions, identities, rights and levels go with it. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/**
 * Everything that is kept of a person beside their stories and sessions. Of what an administrator did to the account it tells what and
 * when, and not who the administrator is, as that is somebody else's.
 */
export async function readKept(queries: Queries, userId: string) {
  const [[account], signIns, [membership], levels, bought, liked, reported, roles, acted] = await Promise.all([
    queries.select().from(users).where(eq(users.id, userId)),
    queries
      .select({ provider: identities.provider, subject: identities.subject, vouchedEmail: identities.vouchedEmail, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    queries.select().from(memberships).where(eq(memberships.userId, userId)),
    queries.select().from(grants).where(eq(grants.userId, userId)).orderBy(asc(grants.level)),
    queries.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt)),
    queries
      .select({ storyId: likes.storyId, since: likes.createdAt })
      .from(likes)
      .where(eq(likes.userId, userId))
      .orderBy(asc(likes.createdAt)),
    queries
      .select({ storyId: reports.storyId, reason: reports.reason, comment: reports.comment, at: reports.createdAt })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.createdAt)),
    queries
      .select({ before: roleChanges.before, after: roleChanges.after, at: roleChanges.createdAt })
      .from(roleChanges)
      .where(eq(roleChanges.userId, userId))
      .orderBy(asc(roleChanges.createdAt)),
    queries
      .select({ at: impersonations.begunAt })
      .from(impersonations)
      .where(and(eq(impersonations.userId, userId), isNotNull(impersonations.begunAt)))
      .orderBy(asc(impersonations.begunAt)),
  ]);
  return {
    account,
    signIns,
    membership,
    levels,
    orders: bought,
    likes: liked,
    reports: reported,
    roleChanges: roles,
    actedInTheirName: acted,
  };
}
