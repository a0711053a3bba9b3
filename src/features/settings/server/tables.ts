import { boolean, check, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

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
