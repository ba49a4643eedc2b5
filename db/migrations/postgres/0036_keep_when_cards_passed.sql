ALTER TABLE "business_cards" ADD COLUMN "owner_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "contacts" SET "user_id" = NULL, "person_id" = NULL, "merged_from" = NULL WHERE EXISTS (SELECT 1 FROM "people" WHERE "people"."id" = "contacts"."person_id" AND "people"."user_id" <> "contacts"."user_id");--> statement-breakpoint
DELETE FROM "people_terms" WHERE EXISTS (SELECT 1 FROM "people" WHERE "people"."id" = "people_terms"."person_id" AND "people"."user_id" <> "people_terms"."user_id");
