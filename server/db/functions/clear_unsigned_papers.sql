CREATE OR REPLACE FUNCTION public.clear_unsigned_papers(until timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	cleared integer;
BEGIN
	UPDATE documents SET bytes = NULL WHERE id IN (
		SELECT d.id FROM signing_requests r LEFT JOIN signing_outcomes o ON o.request_id = r.id JOIN documents d ON d.id = r.document_id
		WHERE d.bytes IS NOT NULL AND o.outcome IS DISTINCT FROM 'signed' AND coalesce(o.ended_at, r.expires_at) <= until LIMIT most);
	GET DIAGNOSTICS cleared = ROW_COUNT;
	RETURN cleared;
END $function$
