ALTER TABLE "event_confirmations" ADD COLUMN "mandate_id" bigint;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_confirmations_mandate" ON "event_confirmations" USING btree ("mandate_id");
--> statement-breakpoint
-- What counts on somebody's own word is confirmed as what counts by itself is: once, with the last who is paid.
CREATE OR REPLACE FUNCTION public.append_only()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
DECLARE
	callers text;
	erasing boolean;
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		GET DIAGNOSTICS callers = PG_CONTEXT;
		erasing := callers ~ '([^.]|public\.)erase_person\(bigint';
		IF erasing AND TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'audit_log' THEN
			RETURN OLD;
		END IF;
		IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_log' THEN
			IF erasing AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.salt IS NULL
				AND to_jsonb(NEW) - 'before' - 'after' - 'salt' = to_jsonb(OLD) - 'before' - 'after' - 'salt' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'mandates' THEN
			IF OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL
				AND to_jsonb(NEW) - 'ended_at' - 'ended_why' = to_jsonb(OLD) - 'ended_at' - 'ended_why' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'documents' THEN
			IF callers ~ '([^.]|public\.)clear_unsigned_papers\(timestamp' AND NEW.kind = 'signing_copy' AND NEW.bytes IS NULL
				AND to_jsonb(NEW) - 'bytes' = to_jsonb(OLD) - 'bytes' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'contract_events' THEN
			IF (OLD.status = 'reported' AND NEW.status <> 'reported' OR (OLD.automatic OR OLD.facts->>'own_word' = 'true') AND OLD.answered_at IS NULL AND NEW.status = OLD.status) AND NEW.answered_by IS NOT NULL AND NEW.answered_at IS NOT NULL
				AND to_jsonb(NEW) - 'status' - 'answered_by' - 'answered_at' = to_jsonb(OLD) - 'status' - 'answered_by' - 'answered_at' THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$
