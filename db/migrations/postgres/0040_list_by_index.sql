DROP INDEX "salesbot_conversations_by_card";--> statement-breakpoint
DROP INDEX "form_submissions_by_card";--> statement-breakpoint
CREATE INDEX "salesbot_conversations_by_card" ON "salesbot_conversations" USING btree ("card_id","updated_at","id","is_archived","is_read","lead_score","outcome");--> statement-breakpoint
CREATE INDEX "form_submissions_by_card" ON "form_submissions" USING btree ("card_id","timestamp","id","is_archived","is_read");