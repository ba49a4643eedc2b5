CREATE TABLE "event_days" (
	"card_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"views" bigint,
	"clicks" bigint,
	"saves" bigint,
	"submissions" bigint,
	"visitors" bigint,
	"counts" text,
	CONSTRAINT "event_days_card_id_day_pk" PRIMARY KEY("card_id","day")
);
--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_card_id_business_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."business_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_rollups_days" ON "event_rollups" USING btree ("bucket","card_id") WHERE "event_rollups"."minutes" = 1440;