-- Pictures were stored with the address of the school at that time. What lies in our own store is kept by its key;
-- pictures of other places keep their address.
ALTER TABLE "person" RENAME COLUMN "avatar_url" TO "avatar_key";--> statement-breakpoint
ALTER TABLE "school" RENAME COLUMN "logo_url" TO "logo_key";--> statement-breakpoint
UPDATE "person" SET "avatar_key" = regexp_replace("avatar_key", '^https?://[^/]+/(.*/)?((teacher|student)/[^/]+/image/[A-Za-z0-9_-]{16}[.][a-z]+)$', '\2');--> statement-breakpoint
UPDATE "school" SET "logo_key" = regexp_replace("logo_key", '^https?://[^/]+/(.*/)?((teacher|student)/[^/]+/image/[A-Za-z0-9_-]{16}[.][a-z]+)$', '\2');
