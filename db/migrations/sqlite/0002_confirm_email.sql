CREATE TABLE `email_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`session_id` integer,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_links_tokenHash_unique` ON `email_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_links_by_user` ON `email_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_links_by_address` ON `email_links` (`email_key`);--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `waits_for` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `mail_outbox_by_account` ON `mail_outbox` (`waits_for`);--> statement-breakpoint
UPDATE `users` SET `email_confirmed_at` = `created_at`;
