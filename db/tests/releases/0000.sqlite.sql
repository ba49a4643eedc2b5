CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL
);
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
CREATE TABLE `contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`source` text NOT NULL,
	`submission_id` integer,
	`conversation_id` integer,
	`name` text,
	`email` text,
	`phone` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `salesbot_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `daily_visitors` (
	`day` integer NOT NULL,
	`card_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`day`, `card_id`, `hash`),
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `event_ageing` (
	`id` integer PRIMARY KEY NOT NULL,
	`complete_from` integer NOT NULL
);
CREATE TABLE `event_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`created_at` integer NOT NULL
);
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
CREATE TABLE `known_places` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`place` text,
	`found_at` integer NOT NULL
);
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
CREATE TABLE `password_resets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `pwa_settings` (
	`scope` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`updated_at` integer NOT NULL
);
CREATE TABLE `rate_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`reset_at` integer NOT NULL
);
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
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `slug_history` (
	`slug` text PRIMARY KEY NOT NULL,
	`card_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `business_cards`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `visitor_salts` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
INSERT INTO "__drizzle_migrations" (id, hash, created_at) VALUES (NULL, '2176a4fd88db58e38c5a316cb7a3c6612019ec1f769bea80a2de80a60005b92a', 1795268324005);
INSERT INTO "business_cards" (id, user_id, slug, theme, name, title, company, phone, email, address, about, profile_picture, cover_photo, logo_url, video_url, favicon_url, website, social_links, custom_buttons, gallery, embed_codes, form_config, customizations, is_paused, version, created_at, updated_at) VALUES (1, 1, 'ada', 'minimalist', 'Ada Example', 'Engineer', NULL, NULL, NULL, NULL, 'Line one', NULL, NULL, NULL, NULL, NULL, NULL, '[["linkedin","https://example.com/ada"]]', '[{"text":"Book","url":"https://example.com"}]', '[]', '[]', '{}', '{}', 0, 1, 1790000000000, 1790000000000);
INSERT INTO "card_views" (id, card_id, viewer_ip, viewer_location, viewer_device, country, source, referrer, seconds, filtered, timestamp) VALUES (1, 1, '192.0.2.0', NULL, 'Mobile · iOS · Safari', 'PT', 'qr', NULL, 12, NULL, 1790000000000);
INSERT INTO "event_rollups" (card_id, minutes, dimension, bucket, kind, value, n) VALUES (1, 1440, 'total', 20717, 'view', '', 1);
INSERT INTO "event_rollups" (card_id, minutes, dimension, bucket, kind, value, n) VALUES (1, 15, 'total', 1988888, 'view', '', 1);
INSERT INTO "mail_outbox" (id, recipient, subject, text, html, attempts, next_attempt_at, sent_at, last_error, created_at) VALUES (1, 'ada@example.com', 'Hello', 'Text', NULL, 0, 1790000000000, NULL, NULL, 1790000000000);
INSERT INTO "sessions" (id, token_hash, user_id, last_seen_at, expires_at, created_at) VALUES (1, 'a-hash', 1, 1790000000000, 1790086400000, 1790000000000);
INSERT INTO "uploads" (path, user_id, card_id, bytes, width, height, color, created_at) VALUES ('aaaaaaaaaaaaaaaaaaaaaa.png', 1, 1, 100, 10, 10, '#884422', 1790000000000);
INSERT INTO "users" (id, username, username_key, password, email, email_key, phone, full_name, access_level, last_sign_in_at, created_at) VALUES (1, 'Ada', 'ada', '$argon2id$hash', 'ada@example.com', 'ada@example.com', NULL, 'Ada Example', 5, NULL, 1790000000000);
CREATE INDEX `audit_log_by_time` ON `audit_log` (`created_at`,`id`);
CREATE UNIQUE INDEX `business_cards_slug_unique` ON `business_cards` (`slug`);
CREATE INDEX `business_cards_by_user` ON `business_cards` (`user_id`,`id`);
CREATE INDEX `card_clicks_by_card` ON `card_clicks` (`card_id`,`timestamp`,`id`);
CREATE INDEX `card_saves_by_card` ON `card_saves` (`card_id`,`timestamp`,`id`);
CREATE INDEX `card_views_by_card` ON `card_views` (`card_id`,`timestamp`,`id`);
CREATE INDEX `contacts_by_card` ON `contacts` (`card_id`,`created_at`,`id`);
CREATE INDEX `contacts_by_submission` ON `contacts` (`submission_id`);
CREATE INDEX `contacts_by_conversation` ON `contacts` (`conversation_id`);
CREATE INDEX `event_keys_by_time` ON `event_keys` (`created_at`);
CREATE INDEX `form_submissions_by_card` ON `form_submissions` (`card_id`,`timestamp`,`id`);
CREATE INDEX `known_places_by_time` ON `known_places` (`found_at`);
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`sent_at`,`next_attempt_at`);
CREATE UNIQUE INDEX `password_resets_tokenHash_unique` ON `password_resets` (`token_hash`);
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`);
CREATE INDEX `rate_counts_by_end` ON `rate_counts` (`reset_at`);
CREATE UNIQUE INDEX `salesbot_configs_cardId_unique` ON `salesbot_configs` (`card_id`);
CREATE UNIQUE INDEX `salesbot_conversations_sessionId_unique` ON `salesbot_conversations` (`session_id`);
CREATE INDEX `salesbot_conversations_by_card` ON `salesbot_conversations` (`card_id`,`updated_at`,`id`);
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);
CREATE INDEX `slug_history_by_card` ON `slug_history` (`card_id`);
CREATE INDEX `uploads_by_card` ON `uploads` (`card_id`);
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`);
CREATE UNIQUE INDEX `users_usernameKey_unique` ON `users` (`username_key`);
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);
