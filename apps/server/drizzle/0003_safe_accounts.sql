DROP INDEX "account_username";--> statement-breakpoint
-- Names that only their case told apart: the oldest keeps the name, the others get a piece of their id behind it, which their security page shows.
UPDATE "account" SET "username" = left("username", 55) || '-' || left(md5("account"."id"), 8) FROM (SELECT "id", row_number() OVER (PARTITION BY lower("username") ORDER BY "created_at" NULLS FIRST, "id") AS "place" FROM "account") AS "twin" WHERE "twin"."id" = "account"."id" AND "twin"."place" > 1;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "next_zone" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "next_mobile" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_changes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "password_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "phone_proven_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "account_phone_changes_at" ON "account" USING btree ("phone_changes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));