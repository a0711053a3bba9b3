CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" uuid,
	"step" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_cached" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"tokens_reasoning" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"references" integer DEFAULT 0 NOT NULL,
	"micro_usd" bigint NOT NULL,
	"prices_of" text NOT NULL,
	"ms" integer,
	"outcome" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_rests" (
	"key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_slots" (
	"key" text NOT NULL,
	"slot" integer NOT NULL,
	"holder" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_slots_key_slot_pk" PRIMARY KEY("key","slot")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "writer" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "painter" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
CREATE INDEX "model_calls_story" ON "model_calls" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("started_at");