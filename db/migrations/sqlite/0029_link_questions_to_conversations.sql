ALTER TABLE `salesbot_unanswered` ADD `conversation_id` integer;--> statement-breakpoint
CREATE INDEX `salesbot_unanswered_by_conversation` ON `salesbot_unanswered` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `salesbot_conversations_by_start` ON `salesbot_conversations` (`card_id`,`created_at`,`takes`,`answer_seconds`);