ALTER TABLE "cloud_resource" ADD COLUMN "public_key" text;--> statement-breakpoint
CREATE INDEX "cloud_resource_public" ON "cloud_resource" USING btree ("public_key");