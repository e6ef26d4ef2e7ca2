ALTER TABLE "outbox_message" ADD COLUMN "school_id" text;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "school_id" text;--> statement-breakpoint
-- Until now a store had one school, so that codes and messages on their way are its own. Without a school there are none.
UPDATE "outbox_message" SET "school_id" = coalesce((SELECT "id" FROM "school" WHERE "introduced_by" IS NULL ORDER BY "position", "id" LIMIT 1), '');--> statement-breakpoint
UPDATE "sms_code" SET "school_id" = coalesce((SELECT "id" FROM "school" WHERE "introduced_by" IS NULL ORDER BY "position", "id" LIMIT 1), '');--> statement-breakpoint
ALTER TABLE "outbox_message" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "social_binding" ADD COLUMN "school_id" text;--> statement-breakpoint
UPDATE "social_binding" SET "school_id" = (SELECT "account"."school_id" FROM "account" WHERE "account"."id" = "social_binding"."account_id");--> statement-breakpoint
ALTER TABLE "social_binding" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "social_binding" DROP CONSTRAINT "social_binding_provider_open_id_pk";--> statement-breakpoint
ALTER TABLE "social_binding" ADD CONSTRAINT "social_binding_provider_school_id_open_id_pk" PRIMARY KEY("provider","school_id","open_id");--> statement-breakpoint
ALTER TABLE "social_binding" ADD CONSTRAINT "social_binding_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook" ADD COLUMN "school_id" text;--> statement-breakpoint
ALTER TABLE "textbook" ADD CONSTRAINT "textbook_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_message_school" ON "outbox_message" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "textbook_school" ON "textbook" USING btree ("school_id");
