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
CREATE OR REPLACE FUNCTION public.audit_digest(line audit_log)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(line.salt || jsonb_build_array(line.before, line.after)::text, 'UTF8')), 'hex')
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.audit_hash(line audit_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
		line.action, line.entity, line.hashid, line.ip, line.request_id, line.digest)::text, 'UTF8')), 'hex')
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
	SELECT l.seq, l.hash INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	NEW.seq := coalesce(former.seq, 0) + 1;
	NEW.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
	NEW.digest := audit_digest(NEW);
	NEW.hash := audit_hash(NEW, coalesce(former.hash, ''));
	RETURN NEW;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.contracts_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	family bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.family_id ELSE NEW.family_id END;
	counted text := pg_current_xact_id() || ' ' || family;
BEGIN
	IF current_setting('onderling.changed', true) IS DISTINCT FROM counted THEN
		PERFORM set_config('onderling.changed', counted, true);
		UPDATE families SET contract_changes = contract_changes + 1 WHERE id = family;
	END IF;
	RETURN NULL;
END $function$