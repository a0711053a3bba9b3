import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/server/tables.ts";

/** What a person has a right to: subscription, PRO booklets, and when the wait between free stories began. */
export const memberships = pgTable(
  "memberships",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    subscriptionType: text("subscription_type", { enum: ["free", "pro"] })
      .notNull()
      .default("free"),
    /** Empty with `pro`: without end. */
    subscriptionExpiresAt: timestamp("subscription_expires_at", { withTimezone: true }),
    proBooklets: integer("pro_booklets").notNull(),
    lastFreeStoryAt: timestamp("last_free_story_at", { withTimezone: true }),
  },
  (table) => [check("pro_booklets_not_negative", sql`${table.proBooklets} >= 0`)],
);
