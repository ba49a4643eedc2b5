CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`session_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth_secret` text NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`prefix` text NOT NULL,
	`scopes` text NOT NULL,
	`mcp_writes` integer DEFAULT false NOT NULL,
	`method` text NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_keyHash_unique` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_user` ON `api_keys` (`user_id`);--> statement-breakpoint
CREATE TABLE `conversation_reminders` (
	`conversation_id` integer NOT NULL,
	`kind` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `kind`),
	FOREIGN KEY (`conversation_id`) REFERENCES `salesbot_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_reminders_by_time` ON `conversation_reminders` (`due_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`previous_sealed_secret` text,
	`previous_until` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`failing_since` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_user` ON `webhooks` (`user_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhook_id` integer NOT NULL,
	`message_id` text NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`response_status` integer,
	`failure` text,
	`next_attempt_at` integer,
	`person_id` integer,
	`submission_id` integer,
	`conversation_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `salesbot_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_pending` ON `webhook_deliveries` (`webhook_id`,`next_attempt_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_time` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_person` ON `webhook_deliveries` (`person_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_submission` ON `webhook_deliveries` (`submission_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_conversation` ON `webhook_deliveries` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `app_passwords` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`device` text,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `app_passwords_passwordHash_unique` ON `app_passwords` (`password_hash`);--> statement-breakpoint
CREATE INDEX `app_passwords_by_user` ON `app_passwords` (`user_id`);--> statement-breakpoint
CREATE TABLE `address_books` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`team_id` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`pruned_revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_books_userId_unique` ON `address_books` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_books_teamId_unique` ON `address_books` (`team_id`);--> statement-breakpoint
CREATE TABLE `address_book_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`book_id` integer NOT NULL,
	`person_id` integer,
	`file_name` text NOT NULL,
	`uid` text,
	`vcard` text,
	`listed_state` text,
	`revision` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`book_id`) REFERENCES `address_books`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_book_entries_by_name` ON `address_book_entries` (`book_id`,`file_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_book_entries_by_uid` ON `address_book_entries` (`book_id`,`uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_book_entries_by_revision` ON `address_book_entries` (`book_id`,`revision`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_book_entries_by_person` ON `address_book_entries` (`book_id`,`person_id`);--> statement-breakpoint
ALTER TABLE `installation` ADD `push_key` text;--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `handover_minutes` integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `state` text DEFAULT 'bot' NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `person` text;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `takes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `answer_seconds` integer;--> statement-breakpoint
ALTER TABLE `contact_settings` ADD `stage_rename` text;--> statement-breakpoint
CREATE INDEX `daily_visitors_by_card` ON `daily_visitors` (`card_id`);--> statement-breakpoint
CREATE INDEX `contact_shares_by_contact` ON `contact_shares` (`contact_id`);