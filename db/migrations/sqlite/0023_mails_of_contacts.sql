ALTER TABLE `mail_outbox` ADD `contacts_of` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `mail_outbox_by_contacts` ON `mail_outbox` (`contacts_of`);