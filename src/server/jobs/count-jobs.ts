import { count } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { type JobRow, jobs } from "./tables.ts";

export interface JobCount {
  readonly name: string;
  readonly state: JobRow["state"];
  readonly count: number;
}

/** How many jobs of each kind are in each state, for metrics and the admin portal. */
export async function countJobs(queries: Queries): Promise<JobCount[]> {
  return queries
    .select({ name: jobs.name, state: jobs.state, count: count() })
    .from(jobs)
    .groupBy(jobs.name, jobs.state)
    .orderBy(jobs.name, jobs.state);
}
