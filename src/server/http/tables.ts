import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Answers kept for a repeated `Idempotency-Key` (S7.28). */
export const rememberedAnswers = pgTable(
  "remembered_answers",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the endpoint and the parsed body: the same key with another body is refused. */
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    answer: jsonb("answer").$type<unknown>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
