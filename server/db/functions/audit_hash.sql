CREATE OR REPLACE FUNCTION public.audit_hash(line audit_log, former text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(former || jsonb_build_array(line.seq, (extract(epoch FROM line.at) * 1000000)::bigint, line.family_id, line.user_id, line.sub,
		line.action, line.entity, line.hashid, line.ip_digest, line.request_id, line.digest)::text, 'UTF8')), 'hex')
$function$
