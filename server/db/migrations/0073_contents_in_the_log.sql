CREATE TABLE "content_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"form" smallint NOT NULL,
	"salt" text,
	"digest" text,
	"line" bigint,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_log_chain" ON "content_log" USING btree ("family_id","seq");--> statement-breakpoint
CREATE INDEX "content_log_row" ON "content_log" USING btree ("kind","key","seq");--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.append_only()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	callers text;
	ours boolean;
	erasing boolean;
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		GET DIAGNOSTICS callers = PG_CONTEXT;
		-- A function of another name, or of a temporary schema, is none of ours; and only whose tables they are can be inside ours.
		ours := pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE');
		erasing := ours AND callers ~ '(^|\s|\spublic\.)erase_person\(bigint';
		IF erasing AND TG_OP = 'DELETE' AND TG_TABLE_NAME NOT IN ('audit_log', 'content_log') THEN
			RETURN OLD;
		END IF;
		IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_log' THEN
			IF erasing AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.salt IS NULL
				AND to_jsonb(NEW) - 'before' - 'after' - 'salt' = to_jsonb(OLD) - 'before' - 'after' - 'salt' THEN
				RETURN NEW;
			END IF;
			IF ours AND callers ~ '(^|\s|\spublic\.)clear_log_addresses\(integer' AND OLD.at < now() - interval '1 year' AND NEW.ip IS NULL AND NEW.ip_salt IS NULL
				AND to_jsonb(NEW) - 'ip' - 'ip_salt' = to_jsonb(OLD) - 'ip' - 'ip_salt' THEN
				RETURN NEW;
			END IF;
		ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'content_log' THEN
			IF erasing AND NEW.salt IS NULL AND to_jsonb(NEW) - 'salt' = to_jsonb(OLD) - 'salt' THEN
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
			IF ours AND callers ~ '(^|\s|\spublic\.)clear_unsigned_papers\(timestamp' AND NEW.kind = 'signing_copy' AND NEW.bytes IS NULL
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
CREATE OR REPLACE FUNCTION public.audit_log_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	chain bigint := coalesce(NEW.family_id, 0);
	former record;
BEGIN
	PERFORM pg_advisory_xact_lock(726537255, (chain % 2147483647)::int);
	-- When it was written is the database's own word; a restore puts this trigger aside.
	NEW.at := clock_timestamp();
	SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	-- A clock that was set back is told beside it: a line that is dated before its neighbour without that was dated by somebody.
	IF former.at > NEW.at + interval '10 minutes' AND NEW.entity <> 'clock' THEN
		INSERT INTO audit_log (action, entity, after)
			VALUES ('set_back', 'clock', jsonb_build_object('chain', chain, 'seq', former.seq + 1, 'from', former.at, 'to', NEW.at));
		IF chain = 0 THEN
			SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = 0 ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
		END IF;
	END IF;
	NEW.seq := coalesce(former.seq, 0) + 1;
	NEW.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
	NEW.digest := audit_digest(NEW);
	NEW.ip_salt := CASE WHEN NEW.ip IS NOT NULL THEN replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') END;
	NEW.ip_digest := encode(sha256(convert_to(NEW.ip_salt || NEW.ip, 'UTF8')), 'hex');
	NEW.hash := audit_hash(NEW, coalesce(former.hash, ''));
	-- What this transaction changes is its doing (content_keep).
	PERFORM set_config('onderling.logged', NEW.id::text, true);
	RETURN NEW;
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
	-- Without its salt nobody can guess by a hash what it said.
	UPDATE content_log SET salt = NULL WHERE kind = 'contracts' AND key = ANY (removed::text[])
		OR kind = 'contract_versions' AND key IN (SELECT v.contract_id || '/' || v.version FROM contract_versions v WHERE v.contract_id = ANY (removed))
		OR kind = 'contract_events' AND key IN (SELECT e.id::text FROM contract_events e WHERE e.contract_id = ANY (removed));
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contested_acts WHERE contract_id = ANY (removed);
	DELETE FROM contract_confirmations WHERE contract_id = ANY (removed);
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contract_proposals WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM event_remarks WHERE event_id IN (SELECT e.id FROM contract_events e WHERE e.contract_id = ANY (removed));
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

	-- What was kept of a bank account, of them or by them. The lines of a bank statement go with their records.
	DELETE FROM kept_accounts WHERE person IN (user_id, kept_by);

	-- Codes and challenges that nobody answers any more.
	DELETE FROM signing_challenges WHERE user_id = person;

	-- An agreement that was signed, or of which something was recorded, is also the other's.
	DELETE FROM documents d WHERE d.contract_id = ANY (party_of) AND d.kind = 'scan' AND NOT EXISTS (SELECT FROM contract_proposals p JOIN proposal_answers a ON a.proposal_id = p.id WHERE a.answer = 'accepted' AND p.content->>'scan' = d.hashid);

	SELECT count(*) INTO agreements FROM contracts c WHERE c.id = ANY (party_of) AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person
			AND (c.signed_date IS NOT NULL OR EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)))
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL
			AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- Who consented to what was signed as the spouse of a party stands in it too (BW 1:88).
	SELECT agreements + count(*) INTO agreements FROM signatures s JOIN signing_outcomes o ON o.request_id = s.request_id AND o.outcome = 'signed'
		WHERE s.user_id = person AND s.side = 'spouse';

	SELECT count(*) INTO own_statements FROM statements WHERE user_id = person;
	IF agreements = 0 THEN
		UPDATE content_log SET salt = NULL WHERE kind = 'statements' AND key IN (SELECT s.id::text FROM statements s WHERE s.user_id = person);
		DELETE FROM statements WHERE user_id = person;
	END IF;
	SELECT count(*) INTO others_statements FROM statements WHERE family_id = who.family_id AND user_id <> person AND position(who.hashid IN figures::text) > 0;

	UPDATE mandates SET ended_at = now(), ended_why = 'no_login' WHERE ended_at IS NULL AND person IN (giver_id, taker_id);
	UPDATE users SET sub = NULL, email = '', phone = '', street = '', town = '', gender = 'onbekend', blocked = true, mfa_required = false, updated_at = now() WHERE id = person;
	IF agreements = 0 THEN
		UPDATE users SET firstname = 'Verwijderd', infix = '', lastname = 'persoon', birthdate = NULL, passed_away = false, death_date = NULL WHERE id = person;
		DELETE FROM former_names WHERE user_id = person;
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
CREATE OR REPLACE FUNCTION public.content_form(kind text, key text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT CASE kind
		WHEN 'contracts' THEN (SELECT jsonb_build_array(1, content_form.kind, c.id, c.family_id, c.hashid, c.type, c.total, c.signed_date, c.terms, c.version, c.created_by, c.automatic_since,
			c.removed_at IS NOT NULL, c.archived_at IS NOT NULL,
			(SELECT jsonb_agg(jsonb_build_array(p.side, p.position, p.user_id) ORDER BY p.side, p.position, p.user_id) FROM contract_parties p WHERE p.contract_id = c.id))
			FROM contracts c WHERE c.id = key::bigint)
		WHEN 'contract_versions' THEN (SELECT jsonb_build_array(1, content_form.kind, v.contract_id, v.family_id, v.version, v.snapshot, v.replaced_by, (extract(epoch FROM v.replaced_at) * 1000000)::bigint)
			FROM contract_versions v WHERE v.contract_id = split_part(key, '/', 1)::bigint AND v.version = split_part(key, '/', 2)::int)
		WHEN 'contract_events' THEN (SELECT jsonb_build_array(1, content_form.kind, e.id, e.family_id, e.contract_id, e.hashid, e.kind, e.date, e.facts, e.note, e.status, e.automatic,
			e.recorded_by, (extract(epoch FROM e.recorded_at) * 1000000)::bigint, e.answered_by, (extract(epoch FROM e.answered_at) * 1000000)::bigint)
			FROM contract_events e WHERE e.id = key::bigint)
		WHEN 'orders' THEN (SELECT jsonb_build_array(1, content_form.kind, o.id, o.family_id, o.hashid, o.children, o.amount, o.status, o.price, o.reference, o.ordered_by,
			(extract(epoch FROM o.created_at) * 1000000)::bigint, (extract(epoch FROM o.paid_at) * 1000000)::bigint, (extract(epoch FROM o.withdrawn_at) * 1000000)::bigint)
			FROM orders o WHERE o.id = key::bigint)
		WHEN 'statements' THEN (SELECT jsonb_build_array(1, content_form.kind, s.id, s.family_id, s.hashid, s.user_id, s.year, s.version, s.figures, s.changes, s.sha256, s.issued_by,
			(extract(epoch FROM s.issued_at) * 1000000)::bigint)
			FROM statements s WHERE s.id = key::bigint)
	END::text
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.content_hash(line content_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.family_id, line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.kind, line.key,
		line.form, line.digest, line.line)::text, 'UTF8')), 'hex')
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.content_keep(family bigint, of_kind text, of_key text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	said text := content_form(of_kind, of_key);
	was content_log;
	former record;
	line content_log;
BEGIN
	SELECT * INTO was FROM content_log l WHERE l.kind = of_kind AND l.key = of_key ORDER BY l.seq DESC LIMIT 1;
	-- A transaction that touches a row three times ends with one line, and one that changes nothing of it with none.
	IF said IS NULL AND was.digest IS NULL OR encode(sha256(convert_to(was.salt || said, 'UTF8')), 'hex') = was.digest THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(726537256, (family % 2147483647)::int);
	SELECT l.seq, l.hash INTO former FROM content_log l WHERE l.family_id = family ORDER BY l.family_id DESC, l.seq DESC LIMIT 1;
	line.family_id := family;
	line.seq := coalesce(former.seq, 0) + 1;
	line.at := clock_timestamp();
	line.kind := of_kind;
	line.key := of_key;
	line.form := 1;
	IF said IS NOT NULL THEN
		line.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
		line.digest := encode(sha256(convert_to(line.salt || said, 'UTF8')), 'hex');
	END IF;
	line.line := nullif(current_setting('onderling.logged', true), '')::bigint;
	line.hash := content_hash(line, coalesce(former.hash, ''));
	INSERT INTO content_log (family_id, seq, at, kind, key, form, salt, digest, line, hash)
		VALUES (line.family_id, line.seq, line.at, line.kind, line.key, line.form, line.salt, line.digest, line.line, line.hash);
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.content_told()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	told record;
BEGIN
	IF TG_OP = 'DELETE' THEN
		told := OLD;
	ELSE
		told := NEW;
	END IF;
	PERFORM CASE TG_TABLE_NAME
		WHEN 'contract_parties' THEN content_keep(told.family_id, 'contracts', to_jsonb(told)->>'contract_id')
		WHEN 'contract_versions' THEN content_keep(told.family_id, 'contract_versions', (to_jsonb(told)->>'contract_id') || '/' || (to_jsonb(told)->>'version'))
		ELSE content_keep(told.family_id, TG_TABLE_NAME, to_jsonb(told)->>'id')
	END;
	RETURN NULL;
END $function$;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "content_log" FROM CURRENT_USER;--> statement-breakpoint
GRANT UPDATE ("salt") ON "content_log" TO CURRENT_USER;--> statement-breakpoint
CREATE TRIGGER "content_log_keeps" BEFORE UPDATE OR DELETE ON "content_log" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "content_log_stays" BEFORE TRUNCATE ON "content_log" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contracts_told" AFTER INSERT OR DELETE OR UPDATE OF "family_id", "hashid", "type", "total", "signed_date", "terms", "version", "created_by", "automatic_since", "removed_at", "archived_at" ON "contracts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_parties_told" AFTER INSERT OR UPDATE OR DELETE ON "contract_parties" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_versions_told" AFTER INSERT OR UPDATE OR DELETE ON "contract_versions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "contract_events_told" AFTER INSERT OR UPDATE OR DELETE ON "contract_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_told" AFTER INSERT OR UPDATE OR DELETE ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "statements_told" AFTER INSERT OR UPDATE OR DELETE ON "statements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "content_told"();--> statement-breakpoint
-- What stands is taken as it stands; the log says so, once for each family.
INSERT INTO audit_log (family_id, action, entity, after)
	SELECT family_id, 'keep', 'content', jsonb_build_object('rows', count(*)) FROM (
		SELECT family_id FROM contracts UNION ALL SELECT family_id FROM contract_versions UNION ALL SELECT family_id FROM contract_events
		UNION ALL SELECT family_id FROM orders UNION ALL SELECT family_id FROM statements) AS kept
	GROUP BY family_id ORDER BY family_id;--> statement-breakpoint
DO $$
DECLARE
	kept record;
BEGIN
	FOR kept IN
		SELECT * FROM (
			SELECT family_id, 'contracts' AS kind, id::text AS key, 1 AS place, id FROM contracts
			UNION ALL SELECT family_id, 'contract_versions', contract_id || '/' || version, 2, contract_id FROM contract_versions
			UNION ALL SELECT family_id, 'contract_events', id::text, 3, id FROM contract_events
			UNION ALL SELECT family_id, 'orders', id::text, 4, id FROM orders
			UNION ALL SELECT family_id, 'statements', id::text, 5, id FROM statements) AS rows
		ORDER BY family_id, place, id, key
	LOOP
		PERFORM set_config('onderling.logged', (SELECT max(l.id)::text FROM audit_log l WHERE l.family_id = kept.family_id AND l.entity = 'content'), true);
		PERFORM content_keep(kept.family_id, kept.kind, kept.key);
	END LOOP;
END $$;--> statement-breakpoint
-- What this transaction does beside it is not what that line says.
SELECT set_config('onderling.logged', '', true);
