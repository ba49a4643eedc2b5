ALTER TABLE "mail_outbox" ADD COLUMN "contacts_of" bigint;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_contacts_of_users_id_fk" FOREIGN KEY ("contacts_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_by_contacts" ON "mail_outbox" USING btree ("contacts_of");