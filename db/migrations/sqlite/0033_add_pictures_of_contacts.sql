ALTER TABLE `uploads` ADD `person_id` integer;--> statement-breakpoint
CREATE INDEX `uploads_by_person` ON `uploads` (`person_id`);