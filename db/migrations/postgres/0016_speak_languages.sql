ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "business_cards" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "business_cards" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;