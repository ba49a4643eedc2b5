CREATE INDEX `address_book_entries_groups` ON `address_book_entries` (`book_id`) WHERE person_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `address_book_entries_deleted` ON `address_book_entries` (`book_id`,`revision`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `address_book_entries_by_deletion` ON `address_book_entries` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `address_book_entries_long` ON `address_book_entries` (`book_id`,octet_length(vcard)) WHERE octet_length(vcard) > 8192;