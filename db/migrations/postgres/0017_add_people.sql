CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text,
	"name_key" text COLLATE "C" NOT NULL,
	"company" text,
	"title" text,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"reminder_at" timestamp (3) with time zone,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"merged_into" bigint,
	"merge_log" jsonb,
	"merged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_terms" (
	"user_id" bigint NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"person_id" bigint NOT NULL,
	CONSTRAINT "people_terms_user_id_term_person_id_pk" PRIMARY KEY("user_id","term","person_id")
);
--> statement-breakpoint
CREATE TABLE "people_totals" (
	"user_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "people_totals_user_id_stage_pk" PRIMARY KEY("user_id","stage")
);
--> statement-breakpoint
CREATE TABLE "contact_settings" (
	"user_id" bigint NOT NULL,
	"stages" jsonb NOT NULL,
	"retention_days" bigint,
	"mails_reminders" boolean DEFAULT false NOT NULL,
	"reminded_on" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_settings_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"contact_id" bigint NOT NULL,
	"given" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_terms" ADD CONSTRAINT "people_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_terms" ADD CONSTRAINT "people_terms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_totals" ADD CONSTRAINT "people_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_settings" ADD CONSTRAINT "contact_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_shares" ADD CONSTRAINT "contact_shares_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_by_last" ON "people" USING btree ("user_id","last_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "people_by_first" ON "people" USING btree ("user_id","first_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("user_id","name_key","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "people_by_stage" ON "people" USING btree ("user_id","stage","last_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "people_by_reminder" ON "people" USING btree ("user_id","reminder_at") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "people_by_merge" ON "people" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "people_terms_by_person" ON "people_terms" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "contacts_by_keeper" ON "contacts" USING btree ("card_id","user_id");--> statement-breakpoint
CREATE INDEX "contacts_by_person" ON "contacts" USING btree ("person_id","created_at","id");