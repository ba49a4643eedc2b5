ALTER TABLE `mail_outbox` ADD `attachment` text;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `appointment` text;