CREATE OR REPLACE FUNCTION public.content_hash(line content_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.family_id, line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.kind, line.key,
		line.form, line.digest, line.line)::text, 'UTF8')), 'hex')
$function$
