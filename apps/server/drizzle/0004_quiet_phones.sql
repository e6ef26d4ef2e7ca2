ALTER TABLE "sms_code" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "is_familiar" boolean DEFAULT false NOT NULL;