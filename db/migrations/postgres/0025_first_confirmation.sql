ALTER TABLE "users" ADD COLUMN "email_first_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_first_session_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_session_id" bigint;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "session_id" bigint;--> statement-breakpoint
UPDATE "users" SET "email_first_confirmed_at" = "email_confirmed_at";--> statement-breakpoint
UPDATE "users" SET "email_first_confirmed_at" = earlier."at" FROM (
  SELECT "target", min("created_at") AS "at" FROM "audit_log"
  WHERE "action" IN ('email.new', 'email.change', 'email.undo') GROUP BY "target"
) AS earlier
WHERE earlier."target" = 'user:' || "users"."id" AND earlier."at" < "users"."email_first_confirmed_at";--> statement-breakpoint
UPDATE "users" SET "email_first_confirmed_at" = earlier."at" FROM (
  SELECT "user_id", min("created_at") AS "at" FROM "email_links" WHERE "kind" = 'undo' GROUP BY "user_id"
) AS earlier
WHERE earlier."user_id" = "users"."id" AND earlier."at" < "users"."email_first_confirmed_at";
