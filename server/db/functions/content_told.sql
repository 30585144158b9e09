CREATE OR REPLACE FUNCTION public.content_told()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	told record;
BEGIN
	IF TG_OP = 'DELETE' THEN
		told := OLD;
	ELSE
		told := NEW;
	END IF;
	PERFORM CASE TG_TABLE_NAME
		WHEN 'contract_parties' THEN content_keep(told.family_id, 'contracts', to_jsonb(told)->>'contract_id')
		WHEN 'contract_versions' THEN content_keep(told.family_id, 'contract_versions', (to_jsonb(told)->>'contract_id') || '/' || (to_jsonb(told)->>'version'))
		ELSE content_keep(told.family_id, TG_TABLE_NAME, to_jsonb(told)->>'id')
	END;
	RETURN NULL;
END $function$
