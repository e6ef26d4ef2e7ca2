CREATE TABLE "marking_draft" (
	"answer_paper_id" text PRIMARY KEY NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"hand_in_count" smallint NOT NULL,
	"comment" text NOT NULL,
	"comment_images" jsonb NOT NULL,
	"comment_audio" jsonb NOT NULL,
	"marks" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "cloud_resource_key";--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "saved_at" DROP NOT NULL;--> statement-breakpoint
-- An empty row was a mark on what was never answered, or an answer that was emptied. Both read as "nothing saved" until
-- now, and go on doing so.
UPDATE "answer" SET "saved_at" = NULL
WHERE "keys" = '[]' AND btrim("text") = '' AND "images" = '[]' AND "audio" = '[]';--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Homework that is there goes on as it was set: told when published, marks shown at once.
ALTER TABLE "homework" ADD COLUMN "announce_at" text DEFAULT 'publish' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "announce_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "marks_shown" text DEFAULT 'atOnce' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "marks_shown" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "marks_released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "homework" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "marking_draft" ADD CONSTRAINT "marking_draft_answer_paper_id_answer_paper_id_fk" FOREIGN KEY ("answer_paper_id") REFERENCES "public"."answer_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_resource_original" ON "cloud_resource" USING btree ("object_key") WHERE not is_copy;--> statement-breakpoint
CREATE INDEX "cloud_resource_key" ON "cloud_resource" USING btree ("object_key");