CREATE TABLE `plan_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`plan` text NOT NULL,
	`day` text NOT NULL,
	`granted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_requests_by_user` ON `plan_requests` (`user_id`,`day`);--> statement-breakpoint
ALTER TABLE `users` ADD `plan` text;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `contacts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `numbers` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `indexable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `is_archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `is_read` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `is_archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `business_cards` SET `indexable` = 1 WHERE coalesce(json_extract(`customizations`, '$.searchable'), 1) <> 0;
