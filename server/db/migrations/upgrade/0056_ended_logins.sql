CREATE TABLE "ended_logins" (
	"key" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_logins_forget" ON "ended_logins" USING btree ("forget_at");