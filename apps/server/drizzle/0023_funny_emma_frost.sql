CREATE TABLE "marking_phrase" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"question_type" text,
	"points" smallint,
	"use_count" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "no" smallint;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "annotations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "marking_phrase" ADD CONSTRAINT "marking_phrase_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_phrase_text" ON "marking_phrase" USING btree ("author_id","text");