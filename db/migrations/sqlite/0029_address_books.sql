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
CREATE UNIQUE INDEX `address_book_entries_by_person` ON `address_book_entries` (`book_id`,`person_id`);