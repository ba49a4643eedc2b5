CREATE TABLE `salesbot_unanswered` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`question` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `salesbot_unanswered_by_card` ON `salesbot_unanswered` (`card_id`,`last_at`,`id`);