CREATE TABLE "room_keyframe_part" (
	"room_id" text NOT NULL,
	"seq" integer NOT NULL,
	"no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "room_keyframe_part_room_id_seq_no_pk" PRIMARY KEY("room_id","seq","no")
);
--> statement-breakpoint
ALTER TABLE "room_keyframe_part" ADD CONSTRAINT "room_keyframe_part_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;