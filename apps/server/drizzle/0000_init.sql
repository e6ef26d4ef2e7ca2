CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"username" text NOT NULL,
	"zone" text,
	"mobile" text,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"name" text NOT NULL,
	"student_limit" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"lesson_id" text,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"object_key" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"name" text NOT NULL,
	"class_type" text NOT NULL,
	"teaching_type" text NOT NULL,
	"total_lessons" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"class_id" text NOT NULL,
	"student_id" text NOT NULL,
	CONSTRAINT "enrolment_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_option" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"tone" text NOT NULL,
	"position" smallint NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ja" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_feedback" (
	"lesson_id" text NOT NULL,
	"author_id" text NOT NULL,
	"about_id" text NOT NULL,
	"option_ids" jsonb NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_feedback_lesson_id_author_id_about_id_pk" PRIMARY KEY("lesson_id","author_id","about_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_score" (
	"lesson_id" text NOT NULL,
	"student_id" text NOT NULL,
	"score" smallint NOT NULL,
	"comment" text NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_score_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "metric_entry" (
	"person_id" text NOT NULL,
	"request_id" text NOT NULL,
	"position" smallint NOT NULL,
	"stu_id" text,
	"sub_biz_type" text NOT NULL,
	"log_type" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "metric_entry_person_id_request_id_position_pk" PRIMARY KEY("person_id","request_id","position")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar_url" text
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_event" (
	"room_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"command_id" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"bytes" "bytea",
	CONSTRAINT "room_event_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "room_keyframe" (
	"room_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "room_keyframe_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "room_member" (
	"room_id" text NOT NULL,
	"person_id" text NOT NULL,
	"first_entered_at" timestamp (3) with time zone NOT NULL,
	"attended_from" timestamp (3) with time zone,
	"is_removed" boolean NOT NULL,
	CONSTRAINT "room_member_room_id_person_id_pk" PRIMARY KEY("room_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD CONSTRAINT "cloud_resource_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD CONSTRAINT "cloud_resource_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_score" ADD CONSTRAINT "lesson_score_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_score" ADD CONSTRAINT "lesson_score_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_entry" ADD CONSTRAINT "metric_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_id_lesson_id_fk" FOREIGN KEY ("id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_event" ADD CONSTRAINT "room_event_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_keyframe" ADD CONSTRAINT "room_keyframe_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("zone","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_resource_key" ON "cloud_resource" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "enrolment_student" ON "enrolment" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lesson_class_starts" ON "lesson" USING btree ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "metric_entry_received" ON "metric_entry" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "room_event_command" ON "room_event" USING btree ("room_id","command_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_subject" ON "sign_in_attempt" USING btree ("subject","failed_at");