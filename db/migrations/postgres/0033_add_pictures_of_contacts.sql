ALTER TABLE "uploads" ADD COLUMN "person_id" bigint;--> statement-breakpoint
CREATE INDEX "uploads_by_person" ON "uploads" USING btree ("person_id");