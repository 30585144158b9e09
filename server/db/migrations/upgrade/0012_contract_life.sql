CREATE TABLE "contract_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"consequences" jsonb NOT NULL,
	"parties" jsonb NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_proposals_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
CREATE TABLE "proposal_answers" (
	"proposal_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"paper_date" date,
	"consequences" jsonb NOT NULL,
	"event_hashid" text,
	"version" integer,
	"answered_by" bigint NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_proposals" ADD CONSTRAINT "contract_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_proposal_id_contract_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."contract_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_proposals_contract" ON "contract_proposals" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_proposals_family" ON "contract_proposals" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "proposal_answers_family" ON "proposal_answers" USING btree ("family_id");--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['contract_proposals', 'proposal_answers'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION append_only()', kept || '_keeps', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION append_only()', kept || '_stays', kept);
	END LOOP;
END $$;--> statement-breakpoint
-- As in 0009, and what was proposed goes with what it was about.
CREATE OR REPLACE FUNCTION "erase_person"(person bigint, by_user bigint, by_sub text, request text,
	OUT agreements integer, OUT own_statements integer, OUT others_statements integer) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	who users;
	known text[];
	party_of bigint[];
	removed bigint[];
	removed_hashids text[];
	emptied bigint[];
BEGIN
	SELECT * INTO STRICT who FROM users WHERE id = person FOR UPDATE;
	-- How they are known in the contents of the log, as JSON writes it.
	SELECT array_agg(substr(quoted, 2, length(quoted) - 2)) INTO known FROM (
		SELECT to_jsonb(said)::text AS quoted FROM unnest(ARRAY[who.hashid, who.email, who.phone,
			regexp_replace(concat_ws(' ', who.firstname, who.infix, who.lastname), '\s+', ' ', 'g'), (SELECT a.email FROM accounts a WHERE a.id = who.sub)]) AS said
		WHERE btrim(said) <> '') AS q;

	SELECT coalesce(array_agg(c.id), '{}') INTO party_of FROM contracts c WHERE c.family_id = who.family_id AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person)
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- What was removed is nobody's any more: it goes whole.
	SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(hashid), '{}') INTO removed, removed_hashids FROM contracts WHERE id = ANY (party_of) AND removed_at IS NOT NULL;
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contract_proposals WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM contract_events WHERE contract_id = ANY (removed);
	DELETE FROM contract_versions WHERE contract_id = ANY (removed);
	DELETE FROM contract_parties WHERE contract_id = ANY (removed);
	DELETE FROM contracts WHERE id = ANY (removed);

	-- The paper of what nobody signed, and of which nothing was recorded, proves nothing.
	DELETE FROM documents d USING contracts c WHERE c.id = d.contract_id AND c.id = ANY (party_of) AND d.kind = 'agreement'
		AND NOT EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)
		AND CASE WHEN d.contract_version = c.version THEN c.signed_date IS NULL
			ELSE NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.version = d.contract_version AND v.snapshot->'terms'->>'signed_date' IS NOT NULL) END;

	-- Nor does what was proposed about it and never signed.
	DELETE FROM proposal_answers a USING contract_proposals p, contracts c WHERE p.id = a.proposal_id AND c.id = p.contract_id AND c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);
	DELETE FROM contract_proposals p USING contracts c WHERE c.id = p.contract_id AND c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);

	-- An agreement that was signed, or of which something was recorded, is also the other's.
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

	UPDATE users SET sub = NULL, email = '', phone = '', gender = 'onbekend', blocked = true, mfa_required = false, updated_at = now() WHERE id = person;
	IF agreements = 0 THEN
		UPDATE users SET firstname = 'Verwijderd', infix = '', lastname = 'persoon', birthdate = NULL, passed_away = false, death_date = NULL WHERE id = person;
	END IF;

	-- The work of administrators says nothing of a family, and stays to be read.
	WITH gone AS (
		UPDATE audit_log SET before = NULL, after = NULL, salt = NULL
		WHERE (family_id = who.family_id OR family_id IS NULL) AND (before IS NOT NULL OR after IS NOT NULL) AND action <> 'erase'
			AND entity NOT IN ('partnercode', 'administrator', 'bankfile', 'account', 'order')
			AND ((entity IN ('user', 'profile', 'partnership') AND hashid = who.hashid) OR hashid = ANY (removed_hashids)
				OR EXISTS (SELECT FROM unnest(known) AS datum WHERE position(datum IN concat(before::text, after::text)) > 0))
		RETURNING id)
	SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO emptied FROM gone;
	INSERT INTO audit_log (family_id, user_id, sub, action, entity, hashid, after, request_id)
		VALUES (who.family_id, by_user, by_sub, 'erase', 'user', who.hashid, jsonb_build_object('emptied', emptied), request);
END $$;
