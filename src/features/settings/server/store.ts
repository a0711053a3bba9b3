import { desc, eq, sql } from "drizzle-orm";
import { users } from "#features/accounts/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";
import { settings, settingsChanges } from "./tables.ts";

type Values = Readonly<Record<string, unknown>>;

/** Holds the one row, which is made when there is none; what is changed in it. */
export async function holdSettings(tx: Transaction): Promise<Values> {
  await tx.insert(settings).values({ changes: {} }).onConflictDoNothing();
  const [row] = await tx.select({ changes: settings.changes }).from(settings).for("update");
  return row?.changes ?? {};
}

export async function writeChanges(queries: Queries, changes: Values): Promise<void> {
  await queries.update(settings).set({ changes, updatedAt: sql`now()` });
}

export async function insertSettingsChange(
  queries: Queries,
  change: { readonly adminId: string; readonly before: Values; readonly after: Values },
): Promise<void> {
  await queries.insert(settingsChanges).values(change);
}

/** The newest changes, each with its administrator's name. */
export function selectSettingsChanges(queries: Queries, limit: number) {
  return queries
    .select({ id: settingsChanges.id, at: settingsChanges.createdAt, by: users.name, after: settingsChanges.after })
    .from(settingsChanges)
    .leftJoin(users, eq(users.id, settingsChanges.adminId))
    .orderBy(desc(settingsChanges.createdAt), settingsChanges.id)
    .limit(limit);
}
