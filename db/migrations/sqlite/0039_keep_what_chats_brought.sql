ALTER TABLE `people` ADD `is_edited` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `brought` text;