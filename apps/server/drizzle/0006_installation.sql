CREATE TABLE "installation" (
	"id" text PRIMARY KEY NOT NULL,
	"is_demo" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
