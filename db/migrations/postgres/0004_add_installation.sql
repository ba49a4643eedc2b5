CREATE TABLE "installation" (
	"id" bigint PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
