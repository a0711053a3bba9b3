import * as z from "zod/mini";
import { Role } from "./account.ts";

/** As many as an administrator reads at once. */
export const PEOPLE_A_PAGE = 50;
export const PEOPLE_SEARCH_MAX = 100;

/** An account as an administrator sees it. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty when the provider gave none. */
  email: z.string(),
  roles: z.array(Role),
  /** ISO date and time. */
  createdAt: z.string(),
});
export type Person = z.infer<typeof Person>;

export const PeoplePage = z.object({
  people: z.array(Person),
  /** Another page follows. */
  more: z.boolean(),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

/** What an administrator did to somebody's account. */
export const TrailEntry = z.object({
  id: z.string(),
  kind: z.enum(["impersonation", "roles"]),
  /** ISO date and time. */
  at: z.string(),
  /** The administrator's name; null for the operator at the server, and once that account is deleted. */
  by: z.nullable(z.string()),
  /** The operator did it at the server (`npm run role`). */
  byOperator: z.boolean(),
  personName: z.string(),
  personEmail: z.string(),
  /** An impersonation that was allowed was begun; null for a change of roles. */
  begun: z.nullable(z.boolean()),
  rolesBefore: z.array(Role),
  rolesAfter: z.array(Role),
});
export type TrailEntry = z.infer<typeof TrailEntry>;

export const TrailPage = z.object({ entries: z.array(TrailEntry), more: z.boolean() });
export type TrailPage = z.infer<typeof TrailPage>;
