CREATE TABLE "letter_code" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"mail_address" text NOT NULL,
	"language" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "family_setting" ADD COLUMN "unconfirmed_address" text;--> statement-breakpoint
ALTER TABLE "letter_code" ADD CONSTRAINT "letter_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_code_account" ON "letter_code" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "letter_code_address" ON "letter_code" USING btree (lower("mail_address"),"sent_at");--> statement-breakpoint
CREATE INDEX "letter_code_sent" ON "letter_code" USING btree ("sent_at");--> statement-breakpoint
-- No one had confirmed an address until now: each waits for its code.
UPDATE "family_setting" SET "unconfirmed_address" = "letter_address", "letter_address" = NULL WHERE "letter_address" IS NOT NULL;
