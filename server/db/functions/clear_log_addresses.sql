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
END $function$
