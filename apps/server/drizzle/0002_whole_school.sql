CREATE TABLE "muted_category" (
	"person_id" text NOT NULL,
	"category" text NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "muted_category_person_id_category_pk" PRIMARY KEY("person_id","category")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"class_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_top" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_message" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"target_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "board_background" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"object_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"limit_seconds" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "practice_answer" (
	"practice_id" text NOT NULL,
	"no" smallint NOT NULL,
	"student_id" text NOT NULL,
	"keys" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_answer_practice_id_no_student_id_pk" PRIMARY KEY("practice_id","no","student_id")
);
--> statement-breakpoint
CREATE TABLE "practice_question" (
	"practice_id" text NOT NULL,
	"no" smallint NOT NULL,
	"question_id" text,
	"title" text NOT NULL,
	"options" jsonb NOT NULL,
	"is_multiple" boolean NOT NULL,
	"correct_keys" jsonb NOT NULL,
	CONSTRAINT "practice_question_practice_id_no_pk" PRIMARY KEY("practice_id","no")
);
--> statement-breakpoint
CREATE TABLE "prize" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" smallint NOT NULL,
	"reason" text NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "course_chapter" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"chapter_id" text
);
--> statement-breakpoint
CREATE TABLE "former_student" (
	"class_id" text NOT NULL,
	"student_id" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"removed_by" text NOT NULL,
	CONSTRAINT "former_student_class_id_student_id_removed_at_pk" PRIMARY KEY("class_id","student_id","removed_at")
);
--> statement-breakpoint
CREATE TABLE "study_progress" (
	"student_id" text NOT NULL,
	"course_chapter_id" text NOT NULL,
	"percent" smallint NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_progress_student_id_course_chapter_id_pk" PRIMARY KEY("student_id","course_chapter_id")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replay" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"object_key" text,
	"duration_seconds" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"audit" text NOT NULL,
	"audit_reason" text NOT NULL,
	"audited_by" text,
	"audited_at" timestamp (3) with time zone,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcode" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_id" text NOT NULL,
	"status" text NOT NULL,
	"percent" smallint NOT NULL,
	"pages" integer,
	"pdf_key" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"answer_paper_id" text NOT NULL,
	"no" smallint NOT NULL,
	"keys" jsonb NOT NULL,
	"text" text NOT NULL,
	"images" jsonb NOT NULL,
	"audio" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"score" integer,
	"is_correct" boolean,
	"comment" text NOT NULL,
	"comment_audio" jsonb NOT NULL,
	"marked_images" jsonb NOT NULL,
	CONSTRAINT "answer_answer_paper_id_no_pk" PRIMARY KEY("answer_paper_id","no")
);
--> statement-breakpoint
CREATE TABLE "answer_paper" (
	"id" text PRIMARY KEY NOT NULL,
	"homework_id" text NOT NULL,
	"student_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"graded_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"hand_in_by" timestamp (3) with time zone,
	"hand_in_count" smallint NOT NULL,
	"score" integer,
	"comment" text NOT NULL,
	"comment_images" jsonb NOT NULL,
	"comment_audio" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" text PRIMARY KEY NOT NULL,
	"paper_id" text NOT NULL,
	"class_id" text NOT NULL,
	"lesson_id" text,
	"teacher_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"limit_minutes" integer NOT NULL,
	"visibility" text NOT NULL,
	"status" text NOT NULL,
	"mark_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "homework_reminder" (
	"homework_id" text NOT NULL,
	"student_id" text NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "homework_reminder_homework_id_student_id_pk" PRIMARY KEY("homework_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "answered_call" (
	"person_id" text NOT NULL,
	"request_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"data" jsonb,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answered_call_person_id_request_id_pk" PRIMARY KEY("person_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"attempts" smallint NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"lesson_id" text NOT NULL,
	"student_id" text NOT NULL,
	"state" text NOT NULL,
	"entered_at" timestamp (3) with time zone,
	"present_seconds" integer NOT NULL,
	"talk_seconds" integer DEFAULT 0 NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"marked_by" text,
	CONSTRAINT "attendance_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "attendance_plan" (
	"lesson_id" text NOT NULL,
	"student_id" text NOT NULL,
	"plan" text NOT NULL,
	"reason" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_plan_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"person_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feed_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "lesson_adjustment" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text,
	"person_id" text NOT NULL,
	"from_starts_at" timestamp (3) with time zone NOT NULL,
	"to_starts_at" timestamp (3) with time zone NOT NULL,
	"adjusted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_performance" (
	"lesson_id" text NOT NULL,
	"student_id" text NOT NULL,
	"listening" smallint NOT NULL,
	"speaking" smallint NOT NULL,
	"participation" smallint NOT NULL,
	"comment" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_performance_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"person_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"what" text NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visit_person_id_lesson_id_what_pk" PRIMARY KEY("person_id","lesson_id","what")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"account_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_account_id_device_id_pk" PRIMARY KEY("account_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"mobile" text NOT NULL,
	"operation" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"tries" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_binding" (
	"provider" text NOT NULL,
	"open_id" text NOT NULL,
	"account_id" text NOT NULL,
	"nickname" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_binding_provider_open_id_pk" PRIMARY KEY("provider","open_id")
);
--> statement-breakpoint
CREATE TABLE "used_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"kind" text NOT NULL,
	"is_template" boolean NOT NULL,
	"full_score" integer NOT NULL,
	"attachments" jsonb NOT NULL,
	"chapter_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_question" (
	"paper_id" text NOT NULL,
	"no" smallint NOT NULL,
	"question_id" text NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "paper_question_paper_id_no_pk" PRIMARY KEY("paper_id","no")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"passage" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"correct_keys" jsonb NOT NULL,
	"analysis" text NOT NULL,
	"answer_modes" jsonb NOT NULL,
	"difficulty" text NOT NULL,
	"subject_id" text,
	"grade_id" text,
	"chapter_id" text,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app_release" (
	"version" text PRIMARY KEY NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"notes" jsonb NOT NULL,
	"is_forced" boolean NOT NULL,
	"size_bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_question" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"category" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"id" text PRIMARY KEY NOT NULL,
	"textbook_id" text NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"summary" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_entry" (
	"category_id" text NOT NULL,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "dictionary_entry_category_id_value_pk" PRIMARY KEY("category_id","value")
);
--> statement-breakpoint
CREATE TABLE "grade" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "textbook" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"grade_id" text,
	"name" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"student_id" text NOT NULL,
	"version" text NOT NULL,
	"status" text NOT NULL,
	"signer_name" text NOT NULL,
	"document" jsonb,
	"signature_key" text,
	"signed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"class_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"payment_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cloud_resource" DROP CONSTRAINT "cloud_resource_lesson_id_lesson_id_fk";
--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_two_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_person_id" text;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD COLUMN "duration_seconds" integer;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "kind" text DEFAULT 'systematic' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "textbook_id" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "lesson_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "is_periodic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "cycle" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "price_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "enrolled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "course_chapter_id" text;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "is_awaiting_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "grade_id" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "parent_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "parent_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "wechat_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "permissions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "introduction" jsonb;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "muted_category" ADD CONSTRAINT "muted_category_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_message" ADD CONSTRAINT "system_message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_background" ADD CONSTRAINT "board_background_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice" ADD CONSTRAINT "practice_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_practice_id_practice_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_question" ADD CONSTRAINT "practice_question_practice_id_practice_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_question" ADD CONSTRAINT "practice_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_student" ADD CONSTRAINT "former_student_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_student" ADD CONSTRAINT "former_student_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_student" ADD CONSTRAINT "former_student_removed_by_person_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_progress" ADD CONSTRAINT "study_progress_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_progress" ADD CONSTRAINT "study_progress_course_chapter_id_course_chapter_id_fk" FOREIGN KEY ("course_chapter_id") REFERENCES "public"."course_chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay" ADD CONSTRAINT "replay_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay" ADD CONSTRAINT "replay_audited_by_person_id_fk" FOREIGN KEY ("audited_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay" ADD CONSTRAINT "replay_uploaded_by_person_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode" ADD CONSTRAINT "transcode_resource_id_cloud_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."cloud_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_answer_paper_id_answer_paper_id_fk" FOREIGN KEY ("answer_paper_id") REFERENCES "public"."answer_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_paper" ADD CONSTRAINT "answer_paper_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_paper" ADD CONSTRAINT "answer_paper_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_reminder" ADD CONSTRAINT "homework_reminder_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_reminder" ADD CONSTRAINT "homework_reminder_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_marked_by_person_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_plan" ADD CONSTRAINT "attendance_plan_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_plan" ADD CONSTRAINT "attendance_plan_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_adjustment" ADD CONSTRAINT "lesson_adjustment_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_adjustment" ADD CONSTRAINT "lesson_adjustment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_performance" ADD CONSTRAINT "lesson_performance_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_performance" ADD CONSTRAINT "lesson_performance_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_binding" ADD CONSTRAINT "social_binding_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_textbook_id_textbook_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook" ADD CONSTRAINT "textbook_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook" ADD CONSTRAINT "textbook_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_class" ON "notice" USING btree ("class_id","is_top","published_at");--> statement-breakpoint
CREATE INDEX "notice_author" ON "notice" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "system_message_person" ON "system_message" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "system_message_unread" ON "system_message" USING btree ("person_id","read_at");--> statement-breakpoint
CREATE INDEX "board_background_owner" ON "board_background" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "board_background_object" ON "board_background" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "practice_lesson" ON "practice" USING btree ("lesson_id","started_at");--> statement-breakpoint
CREATE INDEX "practice_answer_student" ON "practice_answer" USING btree ("student_id","practice_id");--> statement-breakpoint
CREATE INDEX "prize_lesson" ON "prize" USING btree ("lesson_id","awarded_at");--> statement-breakpoint
CREATE INDEX "prize_student" ON "prize" USING btree ("student_id","awarded_at");--> statement-breakpoint
CREATE INDEX "recording_lesson" ON "recording" USING btree ("lesson_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_chapter_no" ON "course_chapter" USING btree ("course_id","no");--> statement-breakpoint
CREATE INDEX "study_progress_recent" ON "study_progress" USING btree ("student_id","updated_at");--> statement-breakpoint
CREATE INDEX "comment_target" ON "comment" USING btree ("target_type","target_id","written_at");--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "replay_lesson" ON "replay" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "replay_audit" ON "replay" USING btree ("audit","created_at");--> statement-breakpoint
CREATE INDEX "replay_object" ON "replay" USING btree ("object_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transcode_resource" ON "transcode" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_paper_student" ON "answer_paper" USING btree ("homework_id","student_id");--> statement-breakpoint
CREATE INDEX "answer_paper_of" ON "answer_paper" USING btree ("student_id","status");--> statement-breakpoint
CREATE INDEX "homework_untold" ON "homework" USING btree ("id") WHERE announced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_paper" ON "homework" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "homework_class" ON "homework" USING btree ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "homework_lesson" ON "homework" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homework_teacher" ON "homework" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "homework_ends" ON "homework" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "answered_call_at" ON "answered_call" USING btree ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("status","run_at");--> statement-breakpoint
CREATE INDEX "attendance_student" ON "attendance" USING btree ("student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_adjustment_person" ON "lesson_adjustment" USING btree ("person_id","adjusted_at");--> statement-breakpoint
CREATE INDEX "lesson_adjustment_lesson" ON "lesson_adjustment" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_performance_student" ON "lesson_performance" USING btree ("student_id","written_at");--> statement-breakpoint
CREATE INDEX "outbox_message_created" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_token_expires" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sms_code_phone" ON "sms_code" USING btree ("zone","mobile","operation","sent_at");--> statement-breakpoint
CREATE INDEX "sms_code_address" ON "sms_code" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "sms_code_sent" ON "sms_code" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_binding_account" ON "social_binding" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "used_nonce_expires" ON "used_nonce" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "paper_author" ON "paper" USING btree ("author_id","is_template","updated_at");--> statement-breakpoint
CREATE INDEX "paper_question_question" ON "paper_question" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_author" ON "question" USING btree ("author_id","updated_at");--> statement-breakpoint
CREATE INDEX "question_chapter" ON "question" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "asked_question_audience" ON "asked_question" USING btree ("audience","position");--> statement-breakpoint
CREATE INDEX "chapter_textbook" ON "chapter" USING btree ("textbook_id","no");--> statement-breakpoint
CREATE INDEX "subject_parent" ON "subject" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "textbook_subject" ON "textbook" USING btree ("subject_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_order" ON "contract" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "contract_student" ON "contract" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_student" ON "purchase_order" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_course" ON "purchase_order" USING btree ("course_id","status");--> statement-breakpoint
CREATE INDEX "purchase_order_expires" ON "purchase_order" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_pending" ON "purchase_order" USING btree ("student_id","class_id") WHERE "purchase_order"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD CONSTRAINT "cloud_resource_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_resource" ADD CONSTRAINT "cloud_resource_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_textbook_id_textbook_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_course_chapter_id_course_chapter_id_fk" FOREIGN KEY ("course_chapter_id") REFERENCES "public"."course_chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closes_at" ON "account" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "class_course" ON "class" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "class_teacher" ON "class" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "cloud_resource_owner" ON "cloud_resource" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "cloud_resource_lesson" ON "cloud_resource" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "cloud_resource_course" ON "cloud_resource" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_school" ON "course" USING btree ("school_id","kind","status");--> statement-breakpoint
CREATE INDEX "course_author" ON "course" USING btree ("author_id","status","created_at");--> statement-breakpoint
CREATE INDEX "course_catalogue" ON "course" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "lesson_starts" ON "lesson" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "lesson_course_chapter" ON "lesson" USING btree ("course_chapter_id");--> statement-breakpoint
CREATE INDEX "lesson_feedback_about" ON "lesson_feedback" USING btree ("about_id","saved_at");--> statement-breakpoint
CREATE INDEX "person_account" ON "person" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "person_school" ON "person" USING btree ("school_id","role","name");--> statement-breakpoint
CREATE INDEX "room_event_chat" ON "room_event" USING btree ("room_id","seq") WHERE "room_event"."type" = 'chatSent';--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id","last_seen_at");--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_previous_token_hash_unique" UNIQUE("previous_token_hash");