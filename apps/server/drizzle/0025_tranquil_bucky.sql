CREATE TABLE "homework_rule" (
	"homework_id" text NOT NULL,
	"student_id" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"is_excused" boolean NOT NULL,
	CONSTRAINT "homework_rule_homework_id_student_id_pk" PRIMARY KEY("homework_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "homework_rule" ADD CONSTRAINT "homework_rule_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_rule" ADD CONSTRAINT "homework_rule_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;