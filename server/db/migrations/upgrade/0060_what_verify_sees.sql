ALTER TABLE "invoices" ADD COLUMN "salt" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');--> statement-breakpoint
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
	-- When it was written is the database's own word; a restore puts this trigger aside.
	NEW.at := clock_timestamp();
	SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = chain ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
	-- A clock that was set back is told beside it: a line that is dated before its neighbour without that was dated by somebody.
	IF former.at > NEW.at + interval '10 minutes' AND NEW.entity <> 'clock' THEN
		INSERT INTO audit_log (action, entity, after)
			VALUES ('set_back', 'clock', jsonb_build_object('chain', chain, 'seq', former.seq + 1, 'from', former.at, 'to', NEW.at));
		IF chain = 0 THEN
			SELECT l.seq, l.hash, l.at INTO former FROM audit_log l WHERE coalesce(l.family_id, 0) = 0 ORDER BY coalesce(l.family_id, 0) DESC, l.seq DESC LIMIT 1;
		END IF;
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
		-- Of an invoice that need not be kept any more, who bought is emptied; without the salt nobody can guess at them by the log.
		NEW.salt := NULL;
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was sold stays in %', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.invoice_said(invoice invoices)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT jsonb_build_object('number', invoice.content->>'number',
		'paper', encode(sha256(convert_to(jsonb_build_array(invoice.order_id, invoice.hashid, invoice.kind, invoice.year, invoice.number, invoice.content - 'buyer')::text, 'UTF8')), 'hex'),
		'buyer', encode(sha256(convert_to(invoice.salt || (invoice.content->'buyer')::text, 'UTF8')), 'hex'))
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.invoice_told()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
	INSERT INTO audit_log (family_id, action, entity, hashid, after) VALUES (NEW.family_id, 'issue', 'invoice', NEW.hashid, invoice_said(NEW));
	RETURN NULL;
END $function$;--> statement-breakpoint
-- What stands in the log is taken as it stands: lines dated before their neighbours, invoices of before, the places that families have.
INSERT INTO audit_log (action, entity, after)
	SELECT 'keep', 'clock', jsonb_build_object('chain', chain, 'seq', seq, 'from', former, 'to', at) FROM (
		SELECT coalesce(family_id, 0) AS chain, seq, at, lag(at) OVER (PARTITION BY coalesce(family_id, 0) ORDER BY seq) AS former FROM audit_log) AS lines
	WHERE former > at + interval '10 minutes' ORDER BY chain, seq;--> statement-breakpoint
INSERT INTO audit_log (family_id, action, entity, hashid, after) SELECT i.family_id, 'keep', 'invoice', i.hashid, invoice_said(i) FROM invoices i ORDER BY i.id;--> statement-breakpoint
INSERT INTO audit_log (family_id, action, entity, hashid, after)
	SELECT id, 'keep', 'plan', hashid, jsonb_build_object('children', paid_children, 'until', paid_until) FROM families ORDER BY id;--> statement-breakpoint
CREATE TRIGGER "invoices_told" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION invoice_told();
