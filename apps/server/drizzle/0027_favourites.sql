CREATE TABLE "favourite" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"pinyin" text,
	"meaning" jsonb,
	"source_kind" text,
	"source_id" text,
	"source_title" text,
	"source_course_id" text,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "word_review" (
	"favourite_id" text NOT NULL,
	"command_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_review_favourite_id_command_id_pk" PRIMARY KEY("favourite_id","command_id")
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_review" ADD CONSTRAINT "word_review_favourite_id_favourite_id_fk" FOREIGN KEY ("favourite_id") REFERENCES "public"."favourite"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_target" ON "favourite" USING btree ("person_id","target_type","target");--> statement-breakpoint
CREATE INDEX "favourite_kept" ON "favourite" USING btree ("person_id","kept_at");--> statement-breakpoint
CREATE INDEX "favourite_due" ON "favourite" USING btree ("person_id","due_at");