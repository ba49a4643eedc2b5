CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text,
	`name_key` text NOT NULL,
	`company` text,
	`title` text,
	`emails` text DEFAULT '[]' NOT NULL,
	`phones` text DEFAULT '[]' NOT NULL,
	`stage` text DEFAULT 'new' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`notes` text,
	`reminder_at` integer,
	`sources` text DEFAULT '[]' NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`merged_into` integer,
	`merge_log` text,
	`merged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_into`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_by_last` ON `people` (`user_id`,`last_at`,`id`) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX `people_by_first` ON `people` (`user_id`,`first_at`,`id`) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX `people_by_name` ON `people` (`user_id`,`name_key`,`id`) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX `people_by_stage` ON `people` (`user_id`,`stage`,`last_at`,`id`) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX `people_by_reminder` ON `people` (`user_id`,`reminder_at`) WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX `people_by_merge` ON `people` (`merged_into`);--> statement-breakpoint
CREATE TABLE `people_terms` (
	`user_id` integer NOT NULL,
	`term` text NOT NULL,
	`person_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `term`, `person_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_terms_by_person` ON `people_terms` (`person_id`);--> statement-breakpoint
CREATE TABLE `people_totals` (
	`user_id` integer NOT NULL,
	`stage` text NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `stage`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contact_settings` (
	`user_id` integer NOT NULL,
	`stages` text NOT NULL,
	`retention_days` integer,
	`mails_reminders` integer DEFAULT false NOT NULL,
	`reminded_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_settings_userId_unique` ON `contact_settings` (`user_id`);--> statement-breakpoint
CREATE TABLE `contact_shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`contact_id` integer NOT NULL,
	`given` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_shares_tokenHash_unique` ON `contact_shares` (`token_hash`);--> statement-breakpoint
ALTER TABLE `contacts` ADD `user_id` integer;--> statement-breakpoint
ALTER TABLE `contacts` ADD `person_id` integer;--> statement-breakpoint
ALTER TABLE `contacts` ADD `consent_text` text;--> statement-breakpoint
CREATE INDEX `contacts_by_keeper` ON `contacts` (`card_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `contacts_by_person` ON `contacts` (`person_id`,`created_at`,`id`);