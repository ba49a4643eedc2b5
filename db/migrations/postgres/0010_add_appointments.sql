ALTER TABLE "mail_outbox" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "salesbot_conversations" ADD COLUMN "appointment" jsonb;