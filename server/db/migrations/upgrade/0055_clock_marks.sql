CREATE TABLE "clock_marks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"trusted_at" timestamp with time zone NOT NULL,
	"doubted_at" timestamp with time zone,
	CONSTRAINT "clock_marks_one" CHECK ("clock_marks"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "contract_events_automatic";--> statement-breakpoint
CREATE UNIQUE INDEX "contract_events_automatic" ON "contract_events" USING btree ("contract_id","date","recorded_at") WHERE "contract_events"."automatic";