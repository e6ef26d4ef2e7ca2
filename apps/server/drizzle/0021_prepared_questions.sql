CREATE TABLE "prepared_questions" (
	"lesson_id" text PRIMARY KEY NOT NULL,
	"question_ids" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prepared_questions" ADD CONSTRAINT "prepared_questions_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;