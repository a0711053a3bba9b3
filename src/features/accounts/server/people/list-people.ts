import { PEOPLE_A_PAGE, type PeoplePage } from "#features/accounts/people.ts";
import { knownRoles } from "#features/accounts/server/roles/known-roles.ts";
import type { Queries } from "#server/database/database.ts";
import { selectPeople } from "./store.ts";

/** One page, counted from 0, of the accounts whose name or e-mail holds a text. */
export async function listPeople(queries: Queries, search: string, page: number): Promise<PeoplePage> {
  const rows = await selectPeople(queries, search, { limit: PEOPLE_A_PAGE + 1, offset: page * PEOPLE_A_PAGE });
  return {
    people: rows
      .slice(0, PEOPLE_A_PAGE)
      .map((row) => ({ ...row, roles: knownRoles(row.roles), createdAt: row.createdAt.toISOString() })),
    more: rows.length > PEOPLE_A_PAGE,
  };
}
