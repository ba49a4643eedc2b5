CREATE TABLE "follower_updates" (
	"card_id" bigint NOT NULL,
	"after" bigint DEFAULT 0 NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "follower_updates_cardId_unique" UNIQUE("card_id")
);
--> statement-breakpoint
ALTER TABLE "business_cards" ADD COLUMN "followers" text DEFAULT 'exchanged' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "followed_card_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "shared_by_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "shared_with_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD COLUMN "followed" jsonb;--> statement-breakpoint
ALTER TABLE "follower_updates" ADD CONSTRAINT "follower_updates_card_id_business_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."business_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_shares_by_card" ON "contact_shares" USING btree ("followed_card_id","id");