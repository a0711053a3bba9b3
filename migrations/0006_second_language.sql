ALTER TABLE "pages" ADD COLUMN "second_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "second_text_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "second_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "second_language" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "second_title_of" integer DEFAULT 0 NOT NULL;