import type { Environment } from "./environment.ts";

/** What this process does: answers people, makes books, or both. */
export interface Roles {
  readonly web: boolean;
  readonly worker: boolean;
}

export function readRoles(environment: Environment): Roles {
  const given = environment.list("ROLES") ?? ["web", "worker"];
  const unknown = given.filter((role) => role !== "web" && role !== "worker");
  if (unknown.length > 0 || given.length === 0) {
    environment.fault("ROLES", `is "${given.join(",")}"; give web, worker or web,worker`);
  }
  return { web: given.includes("web"), worker: given.includes("worker") };
}
