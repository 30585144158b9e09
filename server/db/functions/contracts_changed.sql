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
