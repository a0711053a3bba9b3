import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was done within a running window of time, by all processes together. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** What is counted for whom, hashed: no address and no account is kept here in clear. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_counts_ended").on(table.windowEndsAt)],
);
