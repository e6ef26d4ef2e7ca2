UPDATE "lesson_feedback" SET "id" = 'fbk_' || gen_random_uuid() WHERE "id" IS NULL;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ALTER COLUMN "id" SET NOT NULL;