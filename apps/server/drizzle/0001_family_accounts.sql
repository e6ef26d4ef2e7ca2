ALTER TABLE "account" DROP CONSTRAINT "account_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "account_id" text;--> statement-breakpoint
UPDATE "person" SET "account_id" = "account"."id" FROM "account" WHERE "account"."person_id" = "person"."id";--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "person_id";
