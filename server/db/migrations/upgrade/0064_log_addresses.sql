ALTER TABLE "audit_log" ADD COLUMN "ip_salt" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "ip_digest" text;--> statement-breakpoint
CREATE INDEX "audit_log_addresses" ON "audit_log" USING btree ("at") WHERE "audit_log"."ip_salt" is not null;--> statement-breakpoint
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
		IF erasing AND TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'audit_log' THEN
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
CREATE OR REPLACE FUNCTION public.audit_hash(line audit_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
		line.action, line.entity, line.hashid, line.ip_digest, line.request_id, line.digest)::text, 'UTF8')), 'hex')
$function$;--> statement-breakpoint
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
	RETURN NEW;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_log_addresses(years integer, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	cleared integer;
BEGIN
	UPDATE audit_log SET ip = NULL, ip_salt = NULL WHERE id IN (
		SELECT id FROM audit_log WHERE ip_salt IS NOT NULL AND at < now() - make_interval(years => greatest(years, 1)) LIMIT most);
	GET DIAGNOSTICS cleared = ROW_COUNT;
	RETURN cleared;
END $function$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "clear_log_addresses"(integer, integer) FROM PUBLIC;--> statement-breakpoint
-- Every chain is written anew: a hash over an address itself gives it away to who tries them all. What did not hold before keeps the hash
-- it had, and is found by verify as it was.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_keeps";--> statement-breakpoint
GRANT UPDATE ON "audit_log" TO CURRENT_USER;--> statement-breakpoint
DO $$
DECLARE
	line audit_log;
	chain bigint := -1;
	was text;
	former text;
	held boolean;
BEGIN
	FOR line IN SELECT * FROM audit_log ORDER BY coalesce(family_id, 0), seq, id LOOP
		IF coalesce(line.family_id, 0) <> chain THEN
			chain := coalesce(line.family_id, 0);
			was := '';
			former := '';
		END IF;
		held := line.hash = encode(sha256(convert_to(was || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
			line.action, line.entity, line.hashid, line.ip, line.request_id, line.digest)::text, 'UTF8')), 'hex');
		was := line.hash;
		IF line.ip IS NOT NULL THEN
			line.ip_salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
			line.ip_digest := encode(sha256(convert_to(line.ip_salt || line.ip, 'UTF8')), 'hex');
		END IF;
		IF held THEN
			line.hash := audit_hash(line, former);
		END IF;
		former := line.hash;
		UPDATE audit_log SET ip_salt = line.ip_salt, ip_digest = line.ip_digest, hash = line.hash WHERE id = line.id;
	END LOOP;
END $$;--> statement-breakpoint
REVOKE UPDATE ON "audit_log" FROM CURRENT_USER;--> statement-breakpoint
GRANT UPDATE ("before", "after", "salt", "ip", "ip_salt") ON "audit_log" TO CURRENT_USER;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_keeps";
