CREATE OR REPLACE FUNCTION public.content_form(kind text, key text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT CASE kind
		WHEN 'contracts' THEN (SELECT jsonb_build_array(1, content_form.kind, c.id, c.family_id, c.hashid, c.type, c.total, c.signed_date, c.terms, c.version, c.created_by, c.automatic_since,
			c.removed_at IS NOT NULL, c.archived_at IS NOT NULL,
			(SELECT jsonb_agg(jsonb_build_array(p.side, p.position, p.user_id) ORDER BY p.side, p.position, p.user_id) FROM contract_parties p WHERE p.contract_id = c.id))
			FROM contracts c WHERE c.id = key::bigint)
		WHEN 'contract_versions' THEN (SELECT jsonb_build_array(1, content_form.kind, v.contract_id, v.family_id, v.version, v.snapshot, v.replaced_by, (extract(epoch FROM v.replaced_at) * 1000000)::bigint)
			FROM contract_versions v WHERE v.contract_id = split_part(key, '/', 1)::bigint AND v.version = split_part(key, '/', 2)::int)
		WHEN 'contract_events' THEN (SELECT jsonb_build_array(1, content_form.kind, e.id, e.family_id, e.contract_id, e.hashid, e.kind, e.date, e.facts, e.note, e.status, e.automatic,
			e.recorded_by, (extract(epoch FROM e.recorded_at) * 1000000)::bigint, e.answered_by, (extract(epoch FROM e.answered_at) * 1000000)::bigint)
			FROM contract_events e WHERE e.id = key::bigint)
		WHEN 'orders' THEN (SELECT jsonb_build_array(1, content_form.kind, o.id, o.family_id, o.hashid, o.children, o.amount, o.status, o.price, o.reference, o.ordered_by,
			(extract(epoch FROM o.created_at) * 1000000)::bigint, (extract(epoch FROM o.paid_at) * 1000000)::bigint, (extract(epoch FROM o.withdrawn_at) * 1000000)::bigint)
			FROM orders o WHERE o.id = key::bigint)
		WHEN 'statements' THEN (SELECT jsonb_build_array(1, content_form.kind, s.id, s.family_id, s.hashid, s.user_id, s.year, s.version, s.figures, s.changes, s.sha256, s.issued_by,
			(extract(epoch FROM s.issued_at) * 1000000)::bigint)
			FROM statements s WHERE s.id = key::bigint)
	END::text
$function$
