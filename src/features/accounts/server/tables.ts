import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LANGUAGES } from "#book/languages.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A parent's account. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  email: text("email").notNull().default(""),
  /** Its address at the provider; never sent to a browser. */
  picture: text("picture").notNull().default(""),
  /** The name of our copy of it; empty when there is none. */
  portrait: text("portrait").notNull().default(""),
  /** The address that was last copied, or found to be no picture. */
  portraitOf: text("portrait_of").notNull().default(""),
  roles: text("roles").array().notNull().default([]),
  language: text("language", { enum: LANGUAGES }),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Null until the onboarding slides were seen to their end. */
  onboardedAt: moment("onboarded_at"),
});

/** Who a provider says a person is; one person may come to have several. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In small letters, as the provider vouched for it at the last sign-in; empty when it did not. */
    vouchedEmail: text("vouched_email").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_user_id").on(table.userId),
    index("identities_vouched_email")
      .on(table.vouchedEmail)
      .where(sql`${table.vouchedEmail} <> ''`),
  ],
);

/** Who is signed in where. Of a token only its hash is kept. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** What stays the same when the token is renewed: one sign-in on one device. */
    family: uuid("family").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the person signed in, whatever the token's age. */
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When a newer token took this one's place. */
    rotatedAt: moment("rotated_at"),
    /** The browser and the system that signed in, such as "Firefox · Windows"; empty when unknown. */
    device: text("device").notNull().default(""),
    /** The administrator who acts in the person's name. */
    impersonatorId: uuid("impersonator_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("sessions_user_id").on(table.userId),
    index("sessions_family").on(table.family),
    index("sessions_expires_at").on(table.expiresAt),
  ],
);

/** What lets somebody in at the admin site, once. Of its token only the hash is kept. */
export const portalPasses = pgTable("portal_passes", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
});

/** Who acted, or may act, in whose name: what is asked for when somebody asks. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Of the token that begins it, once. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Empty once the administrator's account is deleted. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Until when it can be begun. */
    expiresAt: moment("expires_at").notNull(),
    begunAt: moment("begun_at"),
  },
  (table) => [index("impersonations_user_id").on(table.userId), index("impersonations_admin_id").on(table.adminId)],
);

/** Who gave or took whose roles. */
export const roleChanges = pgTable(
  "role_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Empty for the operator, and once the administrator's account is deleted. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** Changed at the server, by no account. */
    byOperator: boolean("by_operator").notNull().default(false),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    before: text("before").array().notNull(),
    after: text("after").array().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("role_changes_newest").on(table.createdAt.desc()),
    index("role_changes_user_id").on(table.userId),
    index("role_changes_admin_id").on(table.adminId),
  ],
);
