import { boolean, check, index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { users } from "#features/accounts/server/tables.ts";

/** What an administrator has changed of the settings: one row, or none. */
export const settings = pgTable(
  "settings",
  {
    /** Always true, so that there is one row at most. */
    only: boolean("only").primaryKey().default(true),
    /** Fields of `AppSettings` that differ from the shipped ones. */
    changes: jsonb("changes").$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [check("settings_one_row", sql`${table.only}`)],
);

/** Who changed which settings, from what to what. */
export const settingsChanges = pgTable(
  "settings_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Empty once the administrator's account is deleted. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** The fields that were changed, and nothing else. */
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb("after").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    index("settings_changes_newest").on(table.createdAt.desc()),
    index("settings_changes_admin_id").on(table.adminId),
  ],
);
