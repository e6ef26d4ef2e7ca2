CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"person_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "school_import" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"file_name" text NOT NULL,
	"object_key" text,
	"table" text,
	"format" text,
	"encoding" text,
	"state" text NOT NULL,
	"failure" text,
	"mode" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "school_import_row" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"table" text NOT NULL,
	"line" integer NOT NULL,
	"label" text NOT NULL,
	"fields" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "school_import_row_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "textbook" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_import" ADD CONSTRAINT "school_import_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_import_row" ADD CONSTRAINT "school_import_row_import_id_school_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."school_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_person" ON "invitation" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "invitation_school" ON "invitation" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_import_school" ON "school_import" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_import_row_state" ON "school_import_row" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "class_external" ON "class" USING btree ("external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_external" ON "course" USING btree ("school_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_external" ON "person" USING btree ("school_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "textbook_external" ON "textbook" USING btree ("school_id","external_id");