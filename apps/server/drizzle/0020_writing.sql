ALTER TABLE "practice_question" ADD COLUMN "task" jsonb;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD COLUMN "written" jsonb;