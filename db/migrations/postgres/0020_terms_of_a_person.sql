DROP INDEX "people_terms_by_person";--> statement-breakpoint
CREATE INDEX "people_terms_of_person" ON "people_terms" USING btree ("person_id","term");