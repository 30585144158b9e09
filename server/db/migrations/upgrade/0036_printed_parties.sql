ALTER TABLE "signatures" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD COLUMN "printed" jsonb;--> statement-breakpoint
-- What a paper of before calls its people was not kept. It is what the first change of their name since it was frozen says they were called before, by
-- the log; without one, what they are called now. Which birth date it tells is not known, and so not compared.
ALTER TABLE "signing_requests" DISABLE TRIGGER "signing_requests_keeps";--> statement-breakpoint
ALTER TABLE "signatures" DISABLE TRIGGER "signatures_keeps";--> statement-breakpoint
UPDATE signing_requests r SET printed = coalesce((
	SELECT jsonb_agg(jsonb_build_object('userId', u.id, 'birthdate', NULL,
		'side', coalesce(stood.side, p.side, 'to'),
		'name', concat_ws(' ', nullif(was.said->>'firstname', ''), nullif(was.said->>'infix', ''), nullif(was.said->>'lastname', ''))) ORDER BY asked.n)
	FROM jsonb_array_elements(r.parties) WITH ORDINALITY AS asked(party, n)
	JOIN users u ON u.id = (asked.party->>'userId')::bigint
	LEFT JOIN contract_parties p ON p.contract_id = r.contract_id AND p.user_id = u.id
	LEFT JOIN LATERAL (SELECT one->>'side' AS side FROM contract_versions v, jsonb_array_elements(v.snapshot->'parties') AS one
		WHERE v.contract_id = r.contract_id AND v.version = r.contract_version AND (one->>'userId')::bigint = u.id LIMIT 1) AS stood ON true
	CROSS JOIN LATERAL (SELECT coalesce((SELECT l.before FROM audit_log l WHERE l.family_id = r.family_id AND l.hashid = u.hashid AND l.action = 'edit'
		AND l.entity IN ('user', 'profile') AND l.at >= r.asked_at AND jsonb_exists(l.before, 'firstname') ORDER BY l.seq LIMIT 1), to_jsonb(u)) AS said) AS was), '[]');--> statement-breakpoint
UPDATE signatures s SET name = coalesce(one->>'name', ''), side = coalesce(one->>'side', 'to')
	FROM signing_requests r LEFT JOIN LATERAL jsonb_array_elements(r.printed) AS one ON true WHERE r.id = s.request_id AND (one->>'userId')::bigint = s.user_id;--> statement-breakpoint
ALTER TABLE "signing_requests" ENABLE TRIGGER "signing_requests_keeps";--> statement-breakpoint
ALTER TABLE "signatures" ENABLE TRIGGER "signatures_keeps";--> statement-breakpoint
ALTER TABLE "signatures" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "signatures" ALTER COLUMN "side" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_requests" ALTER COLUMN "printed" SET NOT NULL;--> statement-breakpoint
-- What was asked to be signed and was not, proves nothing, also where the agreement was signed later: it goes with each of its people, and with it how it
-- called them. What was signed stays, as its paper does.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	place text := '-- Nor does the paper of a version that nobody signed';
	asked text := 'SELECT r.id FROM signing_requests r WHERE r.family_id = who.family_id AND r.parties @> jsonb_build_array(jsonb_build_object(''userId'', person))
		AND NOT EXISTS (SELECT FROM signing_outcomes o WHERE o.request_id = r.id AND o.outcome = ''signed'')';
BEGIN
	IF position(place IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	known := replace(known, place, format('proofless := ARRAY(%s);
	DELETE FROM signatures WHERE request_id = ANY (proofless);
	DELETE FROM signing_outcomes WHERE request_id = ANY (proofless);
	papers := ARRAY(SELECT r.document_id FROM signing_requests r WHERE r.id = ANY (proofless));
	DELETE FROM signing_requests WHERE id = ANY (proofless);
	DELETE FROM documents WHERE id = ANY (papers);

	', asked) || place);
	known := replace(known, 'unsigned bigint[];', 'unsigned bigint[];
	proofless bigint[];
	papers bigint[];');
	EXECUTE known;
END $$;
