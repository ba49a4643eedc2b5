ALTER TABLE `salesbot_unanswered` ADD `is_read` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_unanswered` ADD `is_archived` integer DEFAULT false NOT NULL;