CREATE TABLE `__new_event_rollups` (
	`card_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	`dimension` text NOT NULL,
	`bucket` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`card_id`, `minutes`, `dimension`, `bucket`, `kind`, `value`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_event_rollups` SELECT `card_id`, `minutes`, `dimension`, `bucket`, `kind`, `value`, `n` FROM `event_rollups` ORDER BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
DROP TABLE `event_rollups`;--> statement-breakpoint
ALTER TABLE `__new_event_rollups` RENAME TO `event_rollups`;--> statement-breakpoint
CREATE INDEX `card_views_by_time` ON `card_views` (`timestamp`);--> statement-breakpoint
CREATE INDEX `card_clicks_by_time` ON `card_clicks` (`timestamp`);--> statement-breakpoint
CREATE INDEX `card_saves_by_time` ON `card_saves` (`timestamp`);--> statement-breakpoint
CREATE INDEX `event_rollups_quarters` ON `event_rollups` (`bucket`) WHERE `minutes` = 15;
