CREATE TABLE "message_thread" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" text NOT NULL,
	"student_id" text NOT NULL,
	"last_no" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"teacher_read_no" integer NOT NULL,
	"student_read_no" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_message" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"no" integer NOT NULL,
	"sender_id" text NOT NULL,
	"sender_role" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"command_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_thread_pair" ON "message_thread" USING btree ("teacher_id","student_id");--> statement-breakpoint
CREATE INDEX "message_thread_teacher" ON "message_thread" USING btree ("teacher_id","last_at");--> statement-breakpoint
CREATE INDEX "message_thread_student" ON "message_thread" USING btree ("student_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_message_no" ON "thread_message" USING btree ("thread_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_message_command" ON "thread_message" USING btree ("sender_id","command_id");