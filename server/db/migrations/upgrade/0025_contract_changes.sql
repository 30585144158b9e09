ALTER TABLE "families" ADD COLUMN "contract_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- At the end of the transaction, when it has its other locks, so that two changes to one family only wait for each other there; once for a family.
CREATE FUNCTION "contracts_changed"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
	family bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.family_id ELSE NEW.family_id END;
	counted text := pg_current_xact_id() || ' ' || family;
BEGIN
	IF current_setting('onderling.changed', true) IS DISTINCT FROM counted THEN
		PERFORM set_config('onderling.changed', counted, true);
		UPDATE families SET contract_changes = contract_changes + 1 WHERE id = family;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_events_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_parties_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_parties" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_proposals_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_proposals" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_versions_changed" AFTER INSERT OR UPDATE OR DELETE ON "contract_versions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contracts_changed" AFTER INSERT OR UPDATE OR DELETE ON "contracts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "proposal_answers_changed" AFTER INSERT OR UPDATE OR DELETE ON "proposal_answers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signatures_changed" AFTER INSERT OR UPDATE OR DELETE ON "signatures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signing_outcomes_changed" AFTER INSERT OR UPDATE OR DELETE ON "signing_outcomes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "signing_requests_changed" AFTER INSERT OR UPDATE OR DELETE ON "signing_requests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_changed" AFTER INSERT OR UPDATE OR DELETE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();
