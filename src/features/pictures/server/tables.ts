import { foreignKey, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { TextZone } from "#book/text-zone.ts";
import { pages } from "#features/stories/server/tables.ts";

/** How well a picture shows what was asked for: 1 is all of it; and what is wrong with it, in English, for those who look after the product. */
export interface SeenPicture {
  readonly score: number;
  readonly faults: readonly string[];
}

/** A drawn picture: one alternative of a page or of the cover. Its files stand in the store under its story and its id. */
export const pictures = pgTable(
  "pictures",
  {
    /** 128 random bits: the picture's address. */
    id: text("id").primaryKey(),
    storyId: uuid("story_id").notNull(),
    pageNumber: integer("page_number").notNull(),
    /** Its place among the alternatives, from 0. */
    position: integer("position").notNull(),
    seed: text("seed").notNull(),
    plan: jsonb("plan").$type<PagePlan>().notNull(),
    /** The cards of those who are in it: with plan and seed they are the whole of it. */
    cast: jsonb("cast").$type<CastCard[]>().notNull(),
    alt: text("alt").notNull(),
    textZone: jsonb("text_zone").$type<TextZone>().notNull(),
    /** The painter that drew it: one hand a book. */
    painter: text("painter").notNull(),
    /** The file with a model's own bytes as they came, with the provider's marks; absent where the plan is the whole of it. */
    original: text("original"),
    /** What a model that sees said of it; absent where none looked. */
    seen: jsonb("seen").$type<SeenPicture>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("pictures_place").on(table.storyId, table.pageNumber, table.position),
    foreignKey({ columns: [table.storyId, table.pageNumber], foreignColumns: [pages.storyId, pages.number] }).onDelete(
      "cascade",
    ),
  ],
);
