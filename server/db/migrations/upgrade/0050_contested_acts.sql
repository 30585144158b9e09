CREATE TABLE "contested_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contested_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"contract_id" bigint,
	"about" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"contested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "contested_acts_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "contested_acts_decided" CHECK (("contested_acts"."decided_at" is null) = ("contested_acts"."outcome" is null)),
	CONSTRAINT "contested_acts_mandate" CHECK (("contested_acts"."contract_id" is null) = ("contested_acts"."kind" = 'mandate'))
);
--> statement-breakpoint
ALTER TABLE "event_confirmations" DROP CONSTRAINT "event_confirmations_event_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "proposal_consents" DROP CONSTRAINT "proposal_consents_proposal_id_user_id_how_pk";--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_event_id_user_id_confirmed_at_pk" PRIMARY KEY("event_id","user_id","confirmed_at");--> statement-breakpoint
ALTER TABLE "proposal_consents" ADD CONSTRAINT "proposal_consents_proposal_id_user_id_how_answered_at_pk" PRIMARY KEY("proposal_id","user_id","how","answered_at");--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contested_acts" ADD CONSTRAINT "contested_acts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contested_acts_family" ON "contested_acts" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contested_acts_user" ON "contested_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contested_acts_contract" ON "contested_acts" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contested_acts_about" ON "contested_acts" USING btree ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "contested_acts_open" ON "contested_acts" USING btree ("user_id","kind","about","done_at") WHERE "contested_acts"."decided_at" is null;--> statement-breakpoint
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
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'contested_acts' THEN
			IF OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL
				AND to_jsonb(NEW) - 'decided_at' - 'outcome' = to_jsonb(OLD) - 'decided_at' - 'outcome' THEN
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
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.erase_person(person bigint, by_user bigint, by_sub text, request text, OUT agreements integer, OUT own_statements integer, OUT others_statements integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	who users;
	known text[];
	party_of bigint[];
	removed bigint[];
	unsigned bigint[];
	proofless bigint[];
	papers bigint[];
	removed_hashids text[];
	emptied bigint[];
BEGIN
	SELECT * INTO STRICT who FROM users WHERE id = person FOR UPDATE;
	-- How they are known in the contents of the log, each a whole value of it.
	SELECT array_agg(said) INTO known FROM (
		SELECT said FROM unnest(ARRAY[who.hashid, who.email, who.phone,
			regexp_replace(concat_ws(' ', who.firstname, who.infix, who.lastname), '\s+', ' ', 'g'), (SELECT a.email FROM accounts a WHERE a.id = who.sub)]) AS said
		WHERE btrim(said) <> '') AS q;

	SELECT coalesce(array_agg(c.id), '{}') INTO party_of FROM contracts c WHERE c.family_id = who.family_id AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person)
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- What was removed is nobody's any more: it goes whole.
	SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(hashid), '{}') INTO removed, removed_hashids FROM contracts WHERE id = ANY (party_of) AND removed_at IS NOT NULL;
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contested_acts WHERE contract_id = ANY (removed);
	DELETE FROM contract_confirmations WHERE contract_id = ANY (removed);
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contract_proposals WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM contract_events WHERE contract_id = ANY (removed);
	DELETE FROM contract_versions WHERE contract_id = ANY (removed);
	DELETE FROM contract_parties WHERE contract_id = ANY (removed);
	DELETE FROM contracts WHERE id = ANY (removed);

	-- What was proposed about a contract, or asked to sign, that was never signed, proves nothing.
	SELECT coalesce(array_agg(c.id), '{}') INTO unsigned FROM contracts c WHERE c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);
	DELETE FROM contested_acts WHERE contract_id = ANY (unsigned);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM contract_proposals WHERE contract_id = ANY (unsigned);
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_requests WHERE contract_id = ANY (unsigned);
	DELETE FROM documents WHERE contract_id = ANY (unsigned) AND kind = 'signing_copy';

	-- Nor does what was asked to be signed and was not, also where the agreement was signed later.
	proofless := ARRAY(SELECT r.id FROM signing_requests r WHERE r.family_id = who.family_id AND r.parties @> jsonb_build_array(jsonb_build_object('userId', person))
		AND NOT EXISTS (SELECT FROM signing_outcomes o WHERE o.request_id = r.id AND o.outcome = 'signed'));
	DELETE FROM signatures WHERE request_id = ANY (proofless);
	DELETE FROM signing_outcomes WHERE request_id = ANY (proofless);
	papers := ARRAY(SELECT r.document_id FROM signing_requests r WHERE r.id = ANY (proofless));
	DELETE FROM signing_requests WHERE id = ANY (proofless);
	DELETE FROM documents WHERE id = ANY (papers);

	-- Nor does the paper of a version that nobody signed, and of which nothing was recorded.
	DELETE FROM documents d USING contracts c WHERE c.id = d.contract_id AND c.id = ANY (party_of) AND d.kind = 'agreement'
		AND NOT EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)
		AND CASE WHEN d.contract_version = c.version THEN c.signed_date IS NULL
			ELSE NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.version = d.contract_version AND v.snapshot->'terms'->>'signed_date' IS NOT NULL) END;

	-- Codes and challenges that nobody answers any more.
	DELETE FROM signing_challenges WHERE user_id = person;

	-- An agreement that was signed, or of which something was recorded, is also the other's.
	DELETE FROM documents d WHERE d.contract_id = ANY (party_of) AND d.kind = 'scan' AND NOT EXISTS (SELECT FROM contract_proposals p JOIN proposal_answers a ON a.proposal_id = p.id WHERE a.answer = 'accepted' AND p.content->>'scan' = d.hashid);

	SELECT count(*) INTO agreements FROM contracts c WHERE c.id = ANY (party_of) AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person
			AND (c.signed_date IS NOT NULL OR EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)))
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL
			AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	SELECT count(*) INTO own_statements FROM statements WHERE user_id = person;
	IF agreements = 0 THEN
		DELETE FROM statements WHERE user_id = person;
	END IF;
	SELECT count(*) INTO others_statements FROM statements WHERE family_id = who.family_id AND user_id <> person AND position(who.hashid IN figures::text) > 0;

	UPDATE mandates SET ended_at = now(), ended_why = 'no_login' WHERE ended_at IS NULL AND person IN (giver_id, taker_id);
	UPDATE users SET sub = NULL, email = '', phone = '', street = '', town = '', gender = 'onbekend', blocked = true, mfa_required = false, updated_at = now() WHERE id = person;
	IF agreements = 0 THEN
		UPDATE users SET firstname = 'Verwijderd', infix = '', lastname = 'persoon', birthdate = NULL, passed_away = false, death_date = NULL WHERE id = person;
	END IF;

	-- The work of administrators says nothing of a family, and stays to be read.
	WITH gone AS (
		UPDATE audit_log SET before = NULL, after = NULL, salt = NULL
		WHERE (family_id = who.family_id OR family_id IS NULL AND sub = who.sub) AND (before IS NOT NULL OR after IS NOT NULL) AND action <> 'erase'
			AND entity NOT IN ('partnercode', 'administrator', 'bankfile', 'account', 'order')
			AND ((entity IN ('user', 'profile', 'partnership') AND hashid = who.hashid) OR hashid = ANY (removed_hashids)
				OR EXISTS (SELECT FROM jsonb_path_query(jsonb_build_array(before, after), 'strict $.**') AS said WHERE jsonb_typeof(said) = 'string' AND said #>> '{}' = ANY (known)))
		RETURNING id)
	SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO emptied FROM gone;
	INSERT INTO audit_log (family_id, user_id, sub, action, entity, hashid, after, request_id)
		VALUES (who.family_id, by_user, by_sub, 'erase', 'user', who.hashid, jsonb_build_object('emptied', emptied), request);
END $function$;--> statement-breakpoint
CREATE TRIGGER "contested_acts_keeps" BEFORE UPDATE OR DELETE ON "contested_acts" FOR EACH ROW EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER "contested_acts_stays" BEFORE TRUNCATE ON "contested_acts" FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
-- The list of contracts says what is disputed, and what waits for its reader.
CREATE CONSTRAINT TRIGGER "contested_acts_changed" AFTER INSERT OR UPDATE OR DELETE ON "contested_acts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contracts_changed();
