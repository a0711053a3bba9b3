import type { peopleContract } from "#features/accounts/people-contract.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";
import { changeRoles } from "./change-roles.ts";
import { listPeople } from "./list-people.ts";
import { listTrail } from "./list-trail.ts";

/** Accounts, their roles and the trail of what administrators did to them (S15.6). */
export const peopleRoutes = ({ database }: { readonly database: Database }): Handlers<typeof peopleContract> => ({
  "GET /admin/people": ({ query }) => listPeople(database, query.search, Number(query.page)),
  "PUT /admin/people/:id/roles": async ({ params, body }, { caller, log }) => {
    const roles = await changeRoles(database, caller.userId, params.id, body.roles);
    log.info({ admin: caller.userId, user: params.id, roles }, "an administrator changed somebody's roles");
    return { roles };
  },
  "GET /admin/trail": ({ query }) => listTrail(database, Number(query.page)),
});
