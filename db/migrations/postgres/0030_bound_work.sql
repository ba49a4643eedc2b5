ALTER TABLE "contact_settings" ADD COLUMN "stage_rename" jsonb;--> statement-breakpoint
CREATE INDEX "daily_visitors_by_card" ON "daily_visitors" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "contact_shares_by_contact" ON "contact_shares" USING btree ("contact_id");