CREATE TABLE "app_passwords" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_passwords_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"device" text,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "app_passwords_passwordHash_unique" UNIQUE("password_hash")
);
--> statement-breakpoint
CREATE TABLE "address_books" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"team_id" bigint,
	"revision" bigint DEFAULT 0 NOT NULL,
	"pruned_revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_books_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "address_books_teamId_unique" UNIQUE("team_id")
);
--> statement-breakpoint
CREATE TABLE "address_book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_id" bigint NOT NULL,
	"person_id" bigint,
	"file_name" text NOT NULL,
	"uid" text,
	"vcard" text,
	"listed_state" text,
	"revision" bigint NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "app_passwords" ADD CONSTRAINT "app_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_books" ADD CONSTRAINT "address_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_books" ADD CONSTRAINT "address_books_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_entries" ADD CONSTRAINT "address_book_entries_book_id_address_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."address_books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_passwords_by_user" ON "app_passwords" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_entries_by_name" ON "address_book_entries" USING btree ("book_id","file_name");--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_entries_by_uid" ON "address_book_entries" USING btree ("book_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_entries_by_revision" ON "address_book_entries" USING btree ("book_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_entries_by_person" ON "address_book_entries" USING btree ("book_id","person_id");