CREATE TABLE "earlier_try" (
	"answer_paper_id" text NOT NULL,
	"try_no" smallint NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"graded_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone NOT NULL,
	"score" integer,
	"comment" text NOT NULL,
	"comment_images" jsonb NOT NULL,
	"comment_audio" jsonb NOT NULL,
	"return_comment" text NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "earlier_try_answer_paper_id_try_no_pk" PRIMARY KEY("answer_paper_id","try_no")
);
--> statement-breakpoint
ALTER TABLE "earlier_try" ADD CONSTRAINT "earlier_try_answer_paper_id_answer_paper_id_fk" FOREIGN KEY ("answer_paper_id") REFERENCES "public"."answer_paper"("id") ON DELETE no action ON UPDATE no action;