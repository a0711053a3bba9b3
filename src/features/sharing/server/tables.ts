import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/server/tables.ts";
import { REPORT_REASONS } from "#features/sharing/reports.ts";
import { stories } from "#features/stories/server/tables.ts";

/** Somebody found that a shared story is not for children. */
export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    /** Empty for a visitor, and once the account is deleted. */
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    comment: text("comment").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("reports_newest").on(table.createdAt.desc()),
    index("reports_story_id").on(table.storyId),
    index("reports_reporter_id").on(table.reporterId),
  ],
);
