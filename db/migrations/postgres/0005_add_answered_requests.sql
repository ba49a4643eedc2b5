CREATE TABLE "answered_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"request" text NOT NULL,
	"status" bigint,
	"content_type" text,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_requests_by_time" ON "answered_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answered_requests_by_user" ON "answered_requests" USING btree ("user_id");