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
END $function$
