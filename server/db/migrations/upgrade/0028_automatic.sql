ALTER TABLE "contracts" ADD COLUMN "automatic_since" date;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "automatic_by" bigint;--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_automatic_by_users_id_fk" FOREIGN KEY ("automatic_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_events_automatic" ON "contract_events" USING btree ("contract_id","date") WHERE "contract_events"."automatic";--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_automatic" CHECK (("contracts"."automatic_since" is null) = ("contracts"."automatic_by" is null));--> statement-breakpoint
-- What is written stays as it is. Three ways around: the one answer to a reported payment, the one confirmation of a payment that counts by itself,
-- and what erase_person takes away.
CREATE OR REPLACE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
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
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'contract_events' THEN
			IF (OLD.status = 'reported' AND NEW.status <> 'reported' OR OLD.automatic AND OLD.answered_at IS NULL AND NEW.status = OLD.status) AND NEW.answered_by IS NOT NULL AND NEW.answered_at IS NOT NULL
				AND to_jsonb(NEW) - 'status' - 'answered_by' - 'answered_at' = to_jsonb(OLD) - 'status' - 'answered_by' - 'answered_at' THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
