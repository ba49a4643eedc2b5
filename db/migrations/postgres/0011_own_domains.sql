CREATE TABLE "domains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"host" text NOT NULL,
	"proven_host" text,
	"token" text NOT NULL,
	"card_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	"gone_since" timestamp (3) with time zone,
	"app_name" text,
	"theme_color" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "domains_provenHost_unique" UNIQUE("proven_host")
);
--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_by_user" ON "domains" USING btree ("user_id","host");--> statement-breakpoint
CREATE INDEX "domains_by_host" ON "domains" USING btree ("host");--> statement-breakpoint
CREATE INDEX "domains_by_check" ON "domains" USING btree ("state","checked_at");