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
	SELECT l.seq, l.hash INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	-- When it was written is the database's own word: only whose table it is brings back what was written before.
	IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
		NEW.at := clock_timestamp();
	END IF;
	NEW.seq := coalesce(former.seq, 0) + 1;
	NEW.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
	NEW.digest := audit_digest(NEW);
	NEW.hash := audit_hash(NEW, coalesce(former.hash, ''));
	RETURN NEW;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.sold_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
	IF TG_TABLE_NAME = 'invoice_counters' THEN
		IF NEW.year = OLD.year AND NEW.last = OLD.last + 1 THEN
			RETURN NEW;
		END IF;
	ELSIF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content - 'buyer' = OLD.content - 'buyer'
		AND NOT EXISTS (SELECT FROM jsonb_each_text(NEW.content->'buyer') AS said WHERE said.value <> '') THEN
		-- Of an invoice that need not be kept any more, who bought is emptied.
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was sold stays in %', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION sold_stays();--> statement-breakpoint
CREATE TRIGGER "invoice_counters_stay" BEFORE UPDATE ON "invoice_counters" FOR EACH ROW EXECUTE FUNCTION sold_stays();
