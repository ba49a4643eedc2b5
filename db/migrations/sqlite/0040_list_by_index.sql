DROP INDEX `salesbot_conversations_by_card`;--> statement-breakpoint
CREATE INDEX `salesbot_conversations_by_card` ON `salesbot_conversations` (`card_id`,`updated_at`,`id`,`is_archived`,`is_read`,`lead_score`,`outcome`);--> statement-breakpoint
DROP INDEX `form_submissions_by_card`;--> statement-breakpoint
CREATE INDEX `form_submissions_by_card` ON `form_submissions` (`card_id`,`timestamp`,`id`,`is_archived`,`is_read`);