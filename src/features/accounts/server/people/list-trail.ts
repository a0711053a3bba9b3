import { PEOPLE_A_PAGE, type TrailEntry, type TrailPage } from "#features/accounts/people.ts";
import { knownRoles } from "#features/accounts/server/roles/known-roles.ts";
import type { Queries } from "#server/database/database.ts";
import { selectImpersonations, selectRoleChanges } from "./store.ts";

/** One page, counted from 0, of what administrators did to accounts, the newest first. */
export async function listTrail(queries: Queries, page: number): Promise<TrailPage> {
  const end = (page + 1) * PEOPLE_A_PAGE;
  const acted = await selectImpersonations(queries, end + 1);
  const changed = await selectRoleChanges(queries, end + 1);
  const entries: TrailEntry[] = [
    ...acted.map(({ begunAt, at, ...row }) => ({
      ...row,
      kind: "impersonation" as const,
      at: at.toISOString(),
      byOperator: false,
      begun: begunAt !== null,
      rolesBefore: [],
      rolesAfter: [],
    })),
    ...changed.map(({ before, after, at, ...row }) => ({
      ...row,
      kind: "roles" as const,
      at: at.toISOString(),
      begun: null,
      rolesBefore: knownRoles(before),
      rolesAfter: knownRoles(after),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return { entries: entries.slice(page * PEOPLE_A_PAGE, end), more: entries.length > end };
}
