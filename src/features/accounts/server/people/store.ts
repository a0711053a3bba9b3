import { desc, eq, ilike, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { impersonations, roleChanges, users } from "#features/accounts/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

interface Part {
  readonly limit: number;
  readonly offset: number;
}

const holding = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Accounts whose name or e-mail holds a text; those with roles first, then the newest. */
export function selectPeople(queries: Queries, search: string, { limit, offset }: Part) {
  const text = holding(search);
  return queries
    .select({ id: users.id, name: users.name, email: users.email, roles: users.roles, createdAt: users.createdAt })
    .from(users)
    .where(search === "" ? undefined : or(ilike(users.name, text), ilike(users.email, text)))
    .orderBy(sql`cardinality(${users.roles}) > 0 desc`, desc(users.createdAt), users.id)
    .limit(limit)
    .offset(offset);
}

/** Holds all administrators, so that of two who dismiss each other one stays; their ids. */
export async function holdAdmins(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .orderBy(users.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Holds an account; its roles, or undefined when there is none. */
export async function holdRoles(tx: Transaction, userId: string): Promise<readonly string[] | undefined> {
  const [user] = await tx.select({ roles: users.roles }).from(users).where(eq(users.id, userId)).for("update");
  return user?.roles;
}

/** The newest impersonations, whether they were begun or not. */
export function selectImpersonations(queries: Queries, limit: number) {
  const admins = alias(users, "admins");
  return queries
    .select({
      id: impersonations.id,
      at: impersonations.createdAt,
      begunAt: impersonations.begunAt,
      by: admins.name,
      personName: users.name,
      personEmail: users.email,
    })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.userId))
    .leftJoin(admins, eq(admins.id, impersonations.adminId))
    .orderBy(desc(impersonations.createdAt), impersonations.id)
    .limit(limit);
}

/** The newest changes of roles. */
export function selectRoleChanges(queries: Queries, limit: number) {
  const admins = alias(users, "admins");
  return queries
    .select({
      id: roleChanges.id,
      at: roleChanges.createdAt,
      byOperator: roleChanges.byOperator,
      before: roleChanges.before,
      after: roleChanges.after,
      by: admins.name,
      personName: users.name,
      personEmail: users.email,
    })
    .from(roleChanges)
    .innerJoin(users, eq(users.id, roleChanges.userId))
    .leftJoin(admins, eq(admins.id, roleChanges.adminId))
    .orderBy(desc(roleChanges.createdAt), roleChanges.id)
    .limit(limit);
}
