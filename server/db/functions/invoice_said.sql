CREATE OR REPLACE FUNCTION public.invoice_said(invoice invoices)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
	SELECT jsonb_build_object('number', invoice.content->>'number',
		'paper', encode(sha256(convert_to(jsonb_build_array(invoice.order_id, invoice.hashid, invoice.kind, invoice.year, invoice.number, invoice.content - 'buyer')::text, 'UTF8')), 'hex'),
		'buyer', encode(sha256(convert_to(invoice.salt || (invoice.content->'buyer')::text, 'UTF8')), 'hex'))
$function$
