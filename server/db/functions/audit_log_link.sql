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
END $function$
