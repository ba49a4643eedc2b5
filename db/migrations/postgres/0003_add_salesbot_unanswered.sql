CREATE TABLE "salesbot_unanswered" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salesbot_unanswered_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" bigint NOT NULL,
	"question" text NOT NULL,
	"count" bigint DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salesbot_unanswered" ADD CONSTRAINT "salesbot_unanswered_card_id_business_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."business_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salesbot_unanswered_by_card" ON "salesbot_unanswered" USING btree ("card_id","last_at","id");