ALTER TABLE "users" ADD COLUMN "totp_next_secret" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;