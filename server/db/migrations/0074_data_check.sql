-- The last check that all data is as it was stored (docs/decisions/0029). It lies beside the list of migrations and outside the backups: a restored database was not checked.
CREATE TABLE "drizzle"."data_check" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"claimed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"findings" integer,
	CONSTRAINT "data_check_one" CHECK ("id" = 1)
);
--> statement-breakpoint
INSERT INTO "drizzle"."data_check" DEFAULT VALUES;
