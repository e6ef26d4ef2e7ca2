ALTER TABLE "job" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "job_turn" ON "job" USING btree ("owner","claimed_at");