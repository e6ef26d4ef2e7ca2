CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"course_id" text,
	"person_id" text,
	"state" text NOT NULL,
	"wish" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"child_name" text,
	"child_age" smallint,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"consent_version" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "is_registration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_school" ON "enquiry" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_updated" ON "enquiry" USING btree ("state","updated_at");