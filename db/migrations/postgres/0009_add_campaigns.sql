CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"code" text NOT NULL,
	"note" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_views" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "card_saves" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_card_id_business_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."business_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_by_name" ON "campaigns" USING btree ("card_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_by_code" ON "campaigns" USING btree ("card_id","code");