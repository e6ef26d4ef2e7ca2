ALTER TABLE "sms_code" ADD COLUMN "is_known_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "is_delivered" boolean DEFAULT true NOT NULL;