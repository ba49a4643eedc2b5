CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `business_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`slug` text NOT NULL,
	`theme` text DEFAULT 'minimalist' NOT NULL,
	`name` text,
	`title` text,
	`company` text,
	`phone` text,
	`email` text,
	`address` text,
	`about` text,
	`profile_picture` text,
	`cover_photo` text,
	`logo_url` text,
	`video_url` text,
	`favicon_url` text,
	`website` text,
	`social_links` text DEFAULT '[]' NOT NULL,
	`custom_buttons` text DEFAULT '[]' NOT NULL,
	`gallery` text DEFAULT '[]' NOT NULL,
	`embed_codes` text DEFAULT '[]' NOT NULL,
	`form_config` text DEFAULT '{}' NOT NULL,
	`customizations` text DEFAULT '{}' NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_cards_slug_unique` ON `business_cards` (`slug`);--> statement-breakpoint
CREATE INDEX `business_cards_by_user` ON `business_cards` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `card_clicks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`link_type` text NOT NULL,
	`link_id` text NOT NULL,
	`clicker_ip` text,
	`clicker_location` text,
	`clicker_device` text,
	`country` text,
	`filtered` text,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_clicks_by_card` ON `card_clicks` (`card_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `card_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`saver_ip` text,
	`saver_location` text,
	`saver_device` text,
	`country` text,
	`filtered` text,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_saves_by_card` ON `card_saves` (`card_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `card_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`viewer_ip` text,
	`viewer_location` text,
	`viewer_device` text,
	`country` text,
	`source` text,
	`referrer` text,
	`seconds` integer,
	`filtered` text,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_views_by_card` ON `card_views` (`card_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`source` text NOT NULL,
	`submission_id` integer,
	`name` text,
	`email` text,
	`phone` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_by_card` ON `contacts` (`card_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_submission` ON `contacts` (`submission_id`);--> statement-breakpoint
CREATE TABLE `daily_visitors` (
	`day` integer NOT NULL,
	`card_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`day`, `card_id`, `hash`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_ageing` (
	`id` integer PRIMARY KEY NOT NULL,
	`complete_from` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_keys_by_time` ON `event_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `event_rollups` (
	`card_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	`dimension` text NOT NULL,
	`bucket` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`card_id`, `minutes`, `dimension`, `bucket`, `kind`, `value`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`form_data` text NOT NULL,
	`submitter_ip` text,
	`submitter_location` text,
	`submitter_device` text,
	`country` text,
	`consent_text` text,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_submissions_by_card` ON `form_submissions` (`card_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`next_run_at` integer NOT NULL,
	`leased_until` integer,
	`holder` text,
	`last_started_at` integer,
	`last_ended_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE TABLE `known_places` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`place` text,
	`found_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `known_places_by_time` ON `known_places` (`found_at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`sent_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_tokenHash_unique` ON `password_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `pwa_settings` (
	`scope` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`reset_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_counts_by_end` ON `rate_counts` (`reset_at`);--> statement-breakpoint
CREATE TABLE `salesbot_configs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`is_enabled` integer DEFAULT false NOT NULL,
	`bot_name` text DEFAULT 'Salesbot' NOT NULL,
	`avatar_url` text,
	`business_type` text,
	`primary_goal` text DEFAULT 'schedule_appointment' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`price_ranges` text DEFAULT '[]' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`company_info` text,
	`sales_personality` text DEFAULT 'professional' NOT NULL,
	`custom_instructions` text,
	`lead_qualification_questions` text DEFAULT '[]' NOT NULL,
	`knowledge` text DEFAULT '[]' NOT NULL,
	`working_hours` text,
	`retention_days` integer DEFAULT 365 NOT NULL,
	`daily_token_budget` integer DEFAULT 200000 NOT NULL,
	`tokens_day` text,
	`tokens_spent` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_configs_cardId_unique` ON `salesbot_configs` (`card_id`);--> statement-breakpoint
CREATE TABLE `salesbot_conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`session_id` text NOT NULL,
	`visitor_name` text,
	`visitor_email` text,
	`visitor_phone` text,
	`conversation_data` text DEFAULT '[]' NOT NULL,
	`lead_score` integer DEFAULT 0 NOT NULL,
	`lead_reasons` text DEFAULT '[]' NOT NULL,
	`outcome` text,
	`visitor_ip` text,
	`visitor_location` text,
	`visitor_device` text,
	`consent_text` text,
	`is_read` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_conversations_sessionId_unique` ON `salesbot_conversations` (`session_id`);--> statement-breakpoint
CREATE INDEX `salesbot_conversations_by_card` ON `salesbot_conversations` (`card_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `slug_history` (
	`slug` text PRIMARY KEY NOT NULL,
	`card_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slug_history_by_card` ON `slug_history` (`card_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`path` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`card_id` integer,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`color` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `uploads_by_card` ON `uploads` (`card_id`);--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`full_name` text,
	`access_level` integer DEFAULT 1 NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_usernameKey_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `visitor_salts` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
