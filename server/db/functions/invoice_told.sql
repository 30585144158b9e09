CREATE OR REPLACE FUNCTION public.invoice_told()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
	INSERT INTO audit_log (family_id, action, entity, hashid, after) VALUES (NEW.family_id, 'issue', 'invoice', NEW.hashid, invoice_said(NEW));
	RETURN NULL;
END $function$
