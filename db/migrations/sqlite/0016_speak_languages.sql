ALTER TABLE `users` ADD `locale` text;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `language` text;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `translations` text DEFAULT '{}' NOT NULL;