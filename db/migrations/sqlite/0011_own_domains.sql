CREATE TABLE `domains` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`host` text NOT NULL,
	`proven_host` text,
	`token` text NOT NULL,
	`card_id` integer,
	`state` text DEFAULT 'waiting' NOT NULL,
	`is_main` integer DEFAULT false NOT NULL,
	`problem` text,
	`checked_at` integer,
	`gone_since` integer,
	`app_name` text,
	`theme_color` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_provenHost_unique` ON `domains` (`proven_host`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_by_user` ON `domains` (`user_id`,`host`);--> statement-breakpoint
CREATE INDEX `domains_by_host` ON `domains` (`host`);--> statement-breakpoint
CREATE INDEX `domains_by_check` ON `domains` (`state`,`checked_at`);