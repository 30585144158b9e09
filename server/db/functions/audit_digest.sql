CREATE OR REPLACE FUNCTION public.audit_digest(line audit_log)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT encode(sha256(convert_to(line.salt || jsonb_build_array(line.before, line.after)::text, 'UTF8')), 'hex')
$function$
