ALTER TABLE `contact_settings` ADD `stage_rename` text;--> statement-breakpoint
CREATE INDEX `daily_visitors_by_card` ON `daily_visitors` (`card_id`);--> statement-breakpoint
CREATE INDEX `contact_shares_by_contact` ON `contact_shares` (`contact_id`);