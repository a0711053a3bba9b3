import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { Role } from "#features/accounts/account.ts";
import { PEOPLE_SEARCH_MAX, PeoplePage, TrailPage } from "#features/accounts/people.ts";

/** Counted from 0. */
const page = z._default(z.string().check(z.regex(/^\d{1,5}$/)), "0");

/** Without the one sign that the database holds in no text. */
const search = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(PEOPLE_SEARCH_MAX),
    z.refine((text) => !text.includes("\0")),
  ),
  "",
);

/** What an administrator does with accounts (S15.6). */
export const peopleContract = {
  "GET /admin/people": {
    summary: "Accounts whose name or e-mail holds a text, those with roles first, then the newest",
    access: "user",
    roles: ["admin"],
    query: z.object({ search, page }),
    answer: PeoplePage,
  },
  "PUT /admin/people/:id/roles": {
    summary: "Give an account these roles in place of those it has; who did it is written down",
    access: "user",
    roles: ["admin"],
    inPerson: true,
    params: z.object({ id: z.uuid() }),
    body: z.object({ roles: z.array(Role).check(z.maxLength(Role.options.length)) }),
    answer: z.object({ roles: z.array(Role) }),
    errors: ["account.not_found", "role.last_admin"],
  },
  "GET /admin/trail": {
    summary: "Who acted in whose name and who changed whose roles, the newest first",
    access: "user",
    roles: ["admin"],
    query: z.object({ page }),
    answer: TrailPage,
  },
} as const satisfies Contract;
