CREATE TABLE "administrator_sightings" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"second_factor" boolean NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_sub" ON "audit_log" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("hashid","entity");
--> statement-breakpoint
CREATE FUNCTION "audit_log_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Erasure forgets what changed, never that it did (decisions/0023, 0030).
	IF TG_OP = 'UPDATE' THEN
		IF NEW.before IS NULL AND NEW.after IS NULL AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_keeps" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_guard"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_guard"();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM CURRENT_USER;
--> statement-breakpoint
GRANT UPDATE ("before", "after") ON "audit_log" TO CURRENT_USER;
