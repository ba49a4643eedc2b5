CREATE TABLE `follower_updates` (
	`card_id` integer NOT NULL,
	`after` integer DEFAULT 0 NOT NULL,
	`is_changed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follower_updates_cardId_unique` ON `follower_updates` (`card_id`);--> statement-breakpoint
ALTER TABLE `business_cards` ADD `followers` text DEFAULT 'exchanged' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `followed_card_id` integer;--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `shared_by_id` integer;--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `shared_with_id` integer;--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `followed` text;--> statement-breakpoint
CREATE INDEX `contact_shares_by_card` ON `contact_shares` (`followed_card_id`,`id`);