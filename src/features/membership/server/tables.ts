import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/server/tables.ts";
import type { LevelBenefit } from "#features/membership/levels.ts";
import { OFFER_NAMES } from "#features/membership/plans.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

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
    subscriptionExpiresAt: moment("subscription_expires_at"),
    proBooklets: integer("pro_booklets").notNull(),
    lastFreeStoryAt: moment("last_free_story_at"),
    /** The highest level that an answer has reported as risen (S3.2). */
    reportedLevel: integer("reported_level").notNull().default(0),
    /** The highest level whose reaching the person has seen; a higher one is shown until then (S4.3). */
    acknowledgedLevel: integer("acknowledged_level").notNull().default(0),
  },
  (table) => [check("pro_booklets_not_negative", sql`${table.proBooklets} >= 0`)],
);

/**
 * The ledger of levels (S4.4): one row a level that a person has reached, with what it gave. The highest is the person's
 * level, so that a level once reached stays, and the key is why nothing is given twice.
 */
export const grants = pgTable(
  "grants",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    level: integer("level").notNull(),
    benefit: jsonb("benefit").$type<LevelBenefit>().notNull(),
    grantedAt: moment("granted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.level] })],
);

/** A prepaid period of PRO that somebody wants to buy, or has bought. */
export const orders = pgTable(
  "orders",
  {
    /** 128 random bits. */
    id: text("id").primaryKey(),
    /** Empty once the account is deleted: what was paid has to be kept, whose it was has not. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    plan: text("plan", { enum: OFFER_NAMES }).notNull(),
    /** In the currency's smallest unit, as the settings had it when the order was made. */
    amount: integer("amount").notNull(),
    /** ISO 4217, lower case. */
    currency: text("currency").notNull(),
    status: text("status", { enum: ["pending", "paid", "failed", "expired"] })
      .notNull()
      .default("pending"),
    /** The payment provider's name of the checkout, and where a person pays; empty until the provider has answered. */
    reference: text("reference").unique(),
    paymentUrl: text("payment_url"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When it was paid, failed or expired. */
    closedAt: moment("closed_at"),
    /** What the payment did, for whoever has to answer a question about it: PRO's end before and after. */
    expiryBefore: moment("expiry_before"),
    expiryAfter: moment("expiry_after"),
  },
  (table) => [
    index("orders_user").on(table.userId, table.createdAt.desc()),
    check("amount_positive", sql`${table.amount} > 0`),
  ],
);
