ALTER TABLE "salesbot_unanswered" ADD COLUMN "conversation_id" bigint;--> statement-breakpoint
CREATE INDEX "salesbot_conversations_by_start" ON "salesbot_conversations" USING btree ("card_id","created_at","takes","answer_seconds");--> statement-breakpoint
CREATE INDEX "salesbot_unanswered_by_conversation" ON "salesbot_unanswered" USING btree ("conversation_id");