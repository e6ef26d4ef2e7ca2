CREATE TABLE "audit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_key" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text,
	"origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "account_username";--> statement-breakpoint
DROP INDEX "account_mobile";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "school_id" text;--> statement-breakpoint
UPDATE "account" SET "school_id" = coalesce(
	(SELECT min("person"."school_id") FROM "person" WHERE "person"."account_id" = "account"."id"),
	(SELECT "id" FROM "school" ORDER BY "position", "id" LIMIT 1)
);--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "introduced_by" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now a store had one school, the first one; all others were only introduced in its catalogue.
UPDATE "school" SET "slug" = replace(replace(lower("id"), 'sch_', ''), '_', '-')
WHERE "id" = (SELECT "id" FROM "school" ORDER BY "position", "id" LIMIT 1);--> statement-breakpoint
UPDATE "school" SET "introduced_by" = (SELECT "id" FROM "school" ORDER BY "position", "id" LIMIT 1)
WHERE "slug" IS NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_key" ADD CONSTRAINT "client_key_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_school" ON "audit_entry" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "client_key_school" ON "client_key" USING btree ("school_id","created_at");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_introduced_by_school_id_fk" FOREIGN KEY ("introduced_by") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_slug" ON "school" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "school_introduced_by" ON "school" USING btree ("introduced_by");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree ("school_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("school_id","zone","mobile");