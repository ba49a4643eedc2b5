CREATE TABLE `campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`code` text NOT NULL,
	`note` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_by_name` ON `campaigns` (`card_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_by_code` ON `campaigns` (`card_id`,`code`);--> statement-breakpoint
ALTER TABLE `card_views` ADD `campaign_id` integer;--> statement-breakpoint
ALTER TABLE `card_saves` ADD `campaign_id` integer;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `campaign_id` integer;