ALTER TABLE "audit_log" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
-- Mail that waits belongs to the one person with its address, or to the account with it. What was sent and is nobody's forgets to whom.
UPDATE "mail_outbox" m SET "user_id" = o."id" FROM (
	SELECT m2."id" AS mail, min(u."id") AS id FROM "mail_outbox" m2
	JOIN (SELECT "id", lower("email") AS address FROM "users" UNION SELECT u."id", lower(a."email") FROM "users" u JOIN "accounts" a ON a."id" = u."sub") u
		ON u.address = lower(m2."recipient") AND u.address <> ''
	GROUP BY m2."id" HAVING count(DISTINCT u."id") = 1
) o WHERE o.mail = m."id";--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient" = '' WHERE "user_id" IS NULL AND "sent_at" IS NOT NULL;--> statement-breakpoint
-- Names are kept in one place, users: what a contract said before an edit refers to its people.
UPDATE "contract_versions" SET "snapshot" = jsonb_set("snapshot", '{parties}', (
	SELECT coalesce(jsonb_agg(party - 'firstname' - 'infix' - 'lastname' ORDER BY at), '[]') FROM jsonb_array_elements("snapshot"->'parties') WITH ORDINALITY AS p(party, at)
)) WHERE jsonb_typeof("snapshot"->'parties') = 'array';--> statement-breakpoint
DROP TRIGGER "audit_log_keeps" ON "audit_log";--> statement-breakpoint
DROP TRIGGER "audit_log_stays" ON "audit_log";--> statement-breakpoint
DROP FUNCTION "audit_log_guard"();--> statement-breakpoint
CREATE FUNCTION "audit_digest"(line "audit_log") RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
	SELECT encode(sha256(convert_to(line.salt || jsonb_build_array(line.before, line.after)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- server/verify/chain.ts works the same out by itself.
CREATE FUNCTION "audit_hash"(line "audit_log", former text) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
		line.action, line.entity, line.hashid, line.ip, line.request_id, line.digest)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Ties a new line to the newest of its family's chain; lines without a family have one chain together. Two at once take turns.
CREATE FUNCTION "audit_log_link"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
	chain bigint := coalesce(NEW.family_id, 0);
	former record;
BEGIN
	PERFORM pg_advisory_xact_lock(726537255, (chain % 2147483647)::int);
	SELECT l.seq, l.hash INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	NEW.seq := coalesce(former.seq, 0) + 1;
	NEW.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
	NEW.digest := audit_digest(NEW);
	NEW.hash := audit_hash(NEW, coalesce(former.hash, ''));
	RETURN NEW;
END $$;--> statement-breakpoint
GRANT UPDATE ON "audit_log" TO CURRENT_USER;--> statement-breakpoint
DO $$
DECLARE
	line audit_log;
	chain bigint := -1;
	former text;
	place bigint;
BEGIN
	FOR line IN SELECT * FROM audit_log ORDER BY coalesce(family_id, 0), id LOOP
		IF coalesce(line.family_id, 0) <> chain THEN
			chain := coalesce(line.family_id, 0);
			former := '';
			place := 0;
		END IF;
		place := place + 1;
		line.seq := place;
		line.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
		line.digest := audit_digest(line);
		line.hash := audit_hash(line, former);
		former := line.hash;
		UPDATE audit_log SET seq = line.seq, salt = line.salt, digest = line.digest, hash = line.hash WHERE id = line.id;
	END LOOP;
END $$;--> statement-breakpoint
REVOKE UPDATE ON "audit_log" FROM CURRENT_USER;--> statement-breakpoint
GRANT UPDATE ("before", "after", "salt") ON "audit_log" TO CURRENT_USER;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_chain" ON "audit_log" USING btree (coalesce("family_id", 0),"seq");--> statement-breakpoint
CREATE TRIGGER "audit_log_links" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_link"();--> statement-breakpoint
-- What is written stays as it is. Two ways around: the one answer to a reported payment, and what erase_person takes away.
CREATE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
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
			IF OLD.status = 'reported' AND NEW.status <> 'reported' AND NEW.answered_by IS NOT NULL AND NEW.answered_at IS NOT NULL
				AND to_jsonb(NEW) - 'status' - 'answered_by' - 'answered_at' = to_jsonb(OLD) - 'status' - 'answered_by' - 'answered_at' THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['audit_log', 'contract_events', 'contract_versions', 'documents', 'statements'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION append_only()', kept || '_keeps', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION append_only()', kept || '_stays', kept);
	END LOOP;
END $$;--> statement-breakpoint
-- Erasure of a person where nobody else may change a thing (docs/decisions/0023). With the rights of who owns the tables, and it
-- leaves a line in the log that says which lines it emptied.
CREATE FUNCTION "erase_person"(person bigint, by_user bigint, by_sub text, request text,
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
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "erase_person"(bigint, bigint, text, text) FROM PUBLIC;
