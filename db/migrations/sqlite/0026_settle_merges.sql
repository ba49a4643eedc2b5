ALTER TABLE `contacts` ADD `merged_from` integer;--> statement-breakpoint
CREATE INDEX `contacts_by_merge` ON `contacts` (`merged_from`);--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `brought` text;--> statement-breakpoint
ALTER TABLE `contact_shares` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `contact_shares_by_email` ON `contact_shares` (`email_key`);--> statement-breakpoint
UPDATE `contacts` SET `merged_from` = moved.`part` FROM (
  SELECT item.`value` AS `row`, `people`.`id` AS `part`,
    row_number() OVER (PARTITION BY item.`value` ORDER BY `people`.`merged_at`, `people`.`id`) AS `n`
  FROM `people`, json_each(`people`.`merge_log`, '$.rows') AS item
  WHERE `people`.`merged_into` IS NOT NULL
) AS moved
WHERE moved.`row` = `contacts`.`id` AND moved.`n` = 1;--> statement-breakpoint
UPDATE `contact_shares` SET `email_key` = lower(`given` ->> '$.email') WHERE `updated_at` - `created_at` < 1000;
