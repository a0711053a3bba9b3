import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The ledger: every call of a provider's model, what it used, what that costs and how it ended. No word of a text. */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Outlives its story: what was spent was spent. */
    storyId: uuid("story_id"),
    step: text("step").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    tokensIn: integer("tokens_in").notNull().default(0),
    tokensCached: integer("tokens_cached").notNull().default(0),
    tokensOut: integer("tokens_out").notNull().default(0),
    tokensReasoning: integer("tokens_reasoning").notNull().default(0),
    pictures: integer("pictures").notNull().default(0),
    references: integer("references").notNull().default(0),
    /** Millionths of a US dollar; while the call is under way, the most that it may come to. */
    microUsd: bigint("micro_usd", { mode: "number" }).notNull(),
    /** The price table that it was reckoned by. */
    pricesOf: text("prices_of").notNull(),
    ms: integer("ms"),
    /** `started`, `done`, or the kind of its failure. */
    outcome: text("outcome").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    /** How many calls of one old day the row is the sum of; absent: it is one call. */
    calls: integer("calls"),
    /** What a picture in a provider's queue was asked by, hashed, and what the provider answered: where to ask for it. */
    asked: text("asked"),
    submission: jsonb("submission"),
  },
  (table) => [
    index("model_calls_story").on(table.storyId),
    index("model_calls_day").on(table.startedAt),
    index("model_calls_single")
      .on(table.startedAt)
      .where(sql`calls is null`),
    index("model_calls_asked")
      .on(table.asked)
      .where(sql`submission is not null`),
  ],
);

/** Who may call with a key just now: as many rows as calls are under way, by all processes together. */
export const modelSlots = pgTable(
  "model_slots",
  {
    /** The provider's address and key, hashed. */
    key: text("key").notNull(),
    slot: integer("slot").notNull(),
    holder: text("holder").notNull(),
    /** When a holder that was killed is believed no longer. */
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.slot] })],
);

/** Keys that no process calls with for a while. */
export const modelRests = pgTable("model_rests", {
  key: text("key").primaryKey(),
  /** The kind of failure that it rests after. */
  reason: text("reason").notNull(),
  endsAt: moment("ends_at").notNull(),
});
