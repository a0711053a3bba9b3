import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";

/** One like of one person for one story (S4.5). */
export const likes = pgTable(
  "likes",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.userId] }),
    index("likes_user").on(table.userId),
    index("likes_recent").on(table.storyId, table.createdAt),
  ],
);
