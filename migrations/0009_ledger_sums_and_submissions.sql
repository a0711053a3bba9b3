ALTER TABLE "model_calls" ADD COLUMN "calls" integer;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "submission" jsonb;--> statement-breakpoint
CREATE INDEX "model_calls_single" ON "model_calls" USING btree ("started_at") WHERE calls is null;--> statement-breakpoint
CREATE INDEX "model_calls_asked" ON "model_calls" USING btree ("asked") WHERE submission is not null;