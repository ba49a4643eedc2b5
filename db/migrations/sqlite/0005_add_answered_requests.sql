CREATE TABLE `answered_requests` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`request` text NOT NULL,
	`status` integer,
	`content_type` text,
	`body` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answered_requests_by_time` ON `answered_requests` (`created_at`);--> statement-breakpoint
CREATE INDEX `answered_requests_by_user` ON `answered_requests` (`user_id`);