CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"request_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"how" text NOT NULL,
	"proof" jsonb NOT NULL,
	"key_fingerprint" text,
	"consent" text NOT NULL,
	"email_masked" text NOT NULL,
	"ip_masked" text,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signatures_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signing_challenges" (
	"user_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"family_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signing_challenges_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "signing_outcomes" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"family_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"version" integer,
	"ended_by" bigint NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"contract_version" integer NOT NULL,
	"document_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"signing_order" text NOT NULL,
	"parties" jsonb NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signing_requests_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_challenges" ADD CONSTRAINT "signing_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_challenges" ADD CONSTRAINT "signing_challenges_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_outcomes" ADD CONSTRAINT "signing_outcomes_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_family" ON "passkeys" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signatures_family" ON "signatures" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_challenges_family" ON "signing_challenges" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_outcomes_family" ON "signing_outcomes" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_requests_contract" ON "signing_requests" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "signing_requests_family" ON "signing_requests" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "signing_requests_document" ON "signing_requests" USING btree ("document_id");--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['signatures', 'signing_outcomes', 'signing_requests'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION append_only()', kept || '_keeps', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION append_only()', kept || '_stays', kept);
	END LOOP;
END $$;--> statement-breakpoint
-- As in 0012, and what was signed here goes with what it was about; the keys of a person's devices go with their login.
CREATE OR REPLACE FUNCTION "erase_person"(person bigint, by_user bigint, by_sub text, request text,
	OUT agreements integer, OUT own_statements integer, OUT others_statements integer) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	who users;
	known text[];
	party_of bigint[];
	removed bigint[];
	unsigned bigint[];
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
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM contract_events WHERE contract_id = ANY (removed);
	DELETE FROM contract_versions WHERE contract_id = ANY (removed);
	DELETE FROM contract_parties WHERE contract_id = ANY (removed);
	DELETE FROM contracts WHERE id = ANY (removed);

	-- What was proposed about a contract, or asked to sign, that was never signed, proves nothing.
	SELECT coalesce(array_agg(c.id), '{}') INTO unsigned FROM contracts c WHERE c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM contract_proposals WHERE contract_id = ANY (unsigned);
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_requests WHERE contract_id = ANY (unsigned);
	DELETE FROM documents WHERE contract_id = ANY (unsigned) AND kind = 'signing_copy';

	-- Nor does the paper of a version that nobody signed, and of which nothing was recorded.
	DELETE FROM documents d USING contracts c WHERE c.id = d.contract_id AND c.id = ANY (party_of) AND d.kind = 'agreement'
		AND NOT EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)
		AND CASE WHEN d.contract_version = c.version THEN c.signed_date IS NULL
			ELSE NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.version = d.contract_version AND v.snapshot->'terms'->>'signed_date' IS NOT NULL) END;

	DELETE FROM passkeys WHERE user_id = person;
	DELETE FROM signing_challenges WHERE user_id = person;

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
