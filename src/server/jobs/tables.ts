import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Work to be done. A finished job's row is gone; a given-up one stays, to be looked at. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<unknown>().notNull(),
    state: text("state").$type<"waiting" | "running" | "given-up">().notNull().default("waiting"),
    /** What the job is about, such as a story's id: all jobs of it can be cancelled at once. */
    subject: text("subject"),
    /** At most one unfinished job has a given key. */
    dedupeKey: text("dedupe_key"),
    /** Higher goes first. */
    priority: integer("priority").notNull().default(0),
    dueAt: moment("due_at").notNull().defaultNow(),
    /** How often it was started, kills included. */
    starts: integer("starts").notNull().default(0),
    /** How often its handler threw. */
    failures: integer("failures").notNull().default(0),
    /** Whoever runs it, and until when that is believed without a sign of life. */
    worker: text("worker"),
    leaseEndsAt: moment("lease_ends_at"),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("jobs_dedupe_key")
      .on(table.dedupeKey)
      .where(sql`${table.state} <> 'given-up'`),
    index("jobs_ready")
      .on(table.priority.desc(), table.dueAt)
      .where(sql`${table.state} <> 'given-up'`),
    index("jobs_subject").on(table.subject),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
