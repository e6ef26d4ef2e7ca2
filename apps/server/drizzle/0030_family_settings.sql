CREATE TABLE "family_setting" (
	"account_id" text PRIMARY KEY NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"letter_address" text,
	"letter_language" text DEFAULT 'en-US' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_setting" ADD CONSTRAINT "family_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;