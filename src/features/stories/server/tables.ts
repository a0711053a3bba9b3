import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CastCard } from "#book/cast-card.ts";
import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { users } from "#features/accounts/server/tables.ts";
import type { StoryForm } from "#features/stories/story.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A story: the record of a book, from the moment its form is handed in. */
export const stories = pgTable(
  "stories",
  {
    /** 122 random bits. */
    id: uuid("id").primaryKey(),
    /** The id of links that people pass on: 68 random bits. */
    shortId: text("short_id").notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    complexity: text("complexity", { enum: COMPLEXITIES }).notNull(),
    status: text("status", { enum: ["pending", "completed", "failed"] }).notNull(),
    /** What the parent handed in, approved; the book is written from it and from the seed. */
    form: jsonb("form").$type<StoryForm>().notNull(),
    seed: text("seed").notNull(),
    pageCount: integer("page_count").notNull(),
    /** Empty until the book is written. */
    cast: jsonb("cast").$type<CastCard[]>().notNull().default([]),
    /** The writer that wrote the book, and the painter that paints it: one hand a book. */
    writer: text("writer").notNull().default("built-in"),
    painter: text("painter").notNull().default("built-in"),
    shared: boolean("shared").notNull().default(false),
    /** By an administrator, after a report (S12.3): as if it were not shared, whatever its owner wishes. */
    hidden: boolean("hidden").notNull().default(false),
    /** As many as the story has rows of likes; changed in the transaction that changes those. */
    likeCount: integer("like_count").notNull().default(0),
    /** The right that the story used up, and when the wait before it had begun: both are put back if it fails. */
    spentRight: text("spent_right", { enum: ["subscription", "booklet", "free"] }).notNull(),
    waitBefore: moment("wait_before"),
    /** Rises with every change of the story or of a page of it. */
    version: integer("version").notNull().default(1),
    /** The story's version that brought the title it has: an older copy may not write another over it. */
    titleVersion: integer("title_version").notNull().default(1),
    /** Pictures made anew or edited on the person's wish: a free story has a set number (S6.4). */
    pictureChanges: integer("picture_changes").notNull().default(0),
    /** The language that the book is told in besides, if it is (S13.6); the title there, and the title's version that it tells. */
    secondLanguage: text("second_language", { enum: LANGUAGES }),
    secondTitle: text("second_title").notNull().default(""),
    secondTitleOf: integer("second_title_of").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("stories_short_id").on(table.shortId),
    index("stories_shelf").on(table.ownerId, table.createdAt.desc()),
    index("stories_most_liked").on(table.ownerId, table.likeCount.desc(), table.createdAt.desc()),
    check("like_count_not_negative", sql`${table.likeCount} >= 0`),
    index("stories_pending")
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A page of a story, or its cover: number -1; pages count from 0. */
export const pages = pgTable(
  "pages",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** Empty on the cover, whose text is the story's title. */
    text: text("text").notNull(),
    plan: jsonb("plan").$type<PagePlan>().notNull(),
    beat: text("beat").notNull(),
    alt: text("alt").notNull(),
    level: text("level", { enum: COMPLEXITIES }).notNull(),
    status: text("status", { enum: ["pending", "ready", "failed"] })
      .notNull()
      .default("pending"),
    /** The place of the selected picture among the alternatives. */
    selected: integer("selected").notNull().default(0),
    drawingInstructions: text("drawing_instructions").notNull().default(""),
    /** Rises with every change of the words. */
    version: integer("version").notNull().default(1),
    textChangedAt: moment("text_changed_at").notNull().defaultNow(),
    /** The words in the story's second language: empty where nobody has told the page in it. */
    secondText: text("second_text").notNull().default(""),
    /** The version of the page's own words that those tell: when it has risen since, they are older. */
    secondTextOf: integer("second_text_of").notNull().default(0),
    /** Rises with every change of the words in the second language. */
    secondVersion: integer("second_version").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.number] })],
);

/** What a change took the place of: enough to put it back. */
export type Before =
  | { readonly what: "title"; readonly title: string }
  | { readonly what: "text"; readonly text: string; readonly level: Complexity }
  /** A picture's id; its place among the alternatives can change. Empty: there was none. */
  | { readonly what: "selection"; readonly pictureId: string };

/** Who changed which page and when, and what stood there before: undone from the last. */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    pageNumber: integer("page_number").notNull(),
    before: jsonb("before").$type<Before>().notNull(),
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    changedAt: moment("changed_at").notNull().defaultNow(),
    undoneAt: moment("undone_at"),
  },
  (table) => [
    index("page_revisions_to_undo")
      .on(table.storyId, table.id.desc())
      .where(sql`${table.undoneAt} is null`),
  ],
);

/** The cover's number among the pages. */
export const COVER = -1;
