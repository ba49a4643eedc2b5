CREATE TABLE `teams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`logo` text,
	`directory` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_slug_unique` ON `teams` (`slug`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_userId_unique` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE INDEX `team_members_by_team` ON `team_members` (`team_id`,`id`);--> statement-breakpoint
CREATE TABLE `card_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_id` integer NOT NULL,
	`name` text NOT NULL,
	`values` text DEFAULT '{}' NOT NULL,
	`rules` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_templates_by_team` ON `card_templates` (`team_id`,`id`);--> statement-breakpoint
CREATE TABLE `team_invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_id` integer NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`template_id` integer,
	`values` text DEFAULT '{}' NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_tokenHash_unique` ON `team_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_by_address` ON `team_invitations` (`team_id`,`email_key`);--> statement-breakpoint
ALTER TABLE `audit_log` ADD `team_id` integer;--> statement-breakpoint
CREATE INDEX `audit_log_by_team` ON `audit_log` (`team_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `domains` ADD `team_id` integer;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `team_id` integer;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `template_id` integer;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `is_vacant` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `successor_id` integer;--> statement-breakpoint
CREATE INDEX `business_cards_by_team` ON `business_cards` (`team_id`,`id`);--> statement-breakpoint
CREATE INDEX `business_cards_by_template` ON `business_cards` (`template_id`);