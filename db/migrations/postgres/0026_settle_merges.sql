ALTER TABLE "contacts" ADD COLUMN "merged_from" bigint;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "brought" jsonb;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "email_key" text;--> statement-breakpoint
CREATE INDEX "contacts_by_merge" ON "contacts" USING btree ("merged_from");--> statement-breakpoint
CREATE INDEX "contact_shares_by_email" ON "contact_shares" USING btree ("email_key");--> statement-breakpoint
UPDATE "contacts" SET "merged_from" = moved."part" FROM (
  SELECT item."value"::bigint AS "row", "people"."id" AS "part",
    row_number() OVER (PARTITION BY item."value" ORDER BY "people"."merged_at", "people"."id") AS "n"
  FROM "people", jsonb_array_elements_text("people"."merge_log" -> 'rows') AS item("value")
  WHERE "people"."merged_into" IS NOT NULL
) AS moved
WHERE moved."row" = "contacts"."id" AND moved."n" = 1;--> statement-breakpoint
UPDATE "contact_shares" SET "email_key" = lower("given" ->> 'email') WHERE "updated_at" - "created_at" < interval '1 second';
