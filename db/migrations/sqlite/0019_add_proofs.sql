ALTER TABLE `users` ADD `totp_next_secret` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer;