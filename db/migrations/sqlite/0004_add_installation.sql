CREATE TABLE `installation` (
	`id` integer PRIMARY KEY NOT NULL,
	`identity` text NOT NULL,
	`created_at` integer NOT NULL
);
