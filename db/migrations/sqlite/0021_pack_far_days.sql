CREATE TABLE `event_days` (
	`card_id` integer NOT NULL,
	`day` integer NOT NULL,
	`views` integer,
	`clicks` integer,
	`saves` integer,
	`submissions` integer,
	`visitors` integer,
	`counts` text,
	PRIMARY KEY(`card_id`, `day`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `event_rollups_days` ON `event_rollups` (`bucket`,`card_id`) WHERE `minutes` = 1440;