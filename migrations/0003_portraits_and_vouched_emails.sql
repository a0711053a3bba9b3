ALTER TABLE "identities" ADD COLUMN "vouched_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "portrait" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "portrait_of" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "identities_vouched_email" ON "identities" USING btree ("vouched_email") WHERE "identities"."vouched_email" <> '';--> statement-breakpoint
INSERT INTO "jobs" ("name", "payload") SELECT 'copy-portrait', jsonb_build_object('userId', "id") FROM "users" WHERE "picture" <> '';
