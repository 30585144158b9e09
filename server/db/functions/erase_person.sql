CREATE OR REPLACE FUNCTION public.erase_person(person bigint, by_user bigint, by_sub text, request text, OUT agreements integer, OUT own_statements integer, OUT others_statements integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
	who users;
	known text[];
	party_of bigint[];
	removed bigint[];
	unsigned bigint[];
	proofless bigint[];
	papers bigint[];
	removed_hashids text[];
	emptied bigint[];
BEGIN
	SELECT * INTO STRICT who FROM users WHERE id = person FOR UPDATE;
	-- How they are known in the contents of the log, each a whole value of it.
	SELECT array_agg(said) INTO known FROM (
		SELECT said FROM unnest(ARRAY[who.hashid, who.email, who.phone,
			regexp_replace(concat_ws(' ', who.firstname, who.infix, who.lastname), '\s+', ' ', 'g'), (SELECT a.email FROM accounts a WHERE a.id = who.sub)]) AS said
		WHERE btrim(said) <> '') AS q;

	SELECT coalesce(array_agg(c.id), '{}') INTO party_of FROM contracts c WHERE c.family_id = who.family_id AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person)
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- What was removed is nobody's any more: it goes whole.
	SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(hashid), '{}') INTO removed, removed_hashids FROM contracts WHERE id = ANY (party_of) AND removed_at IS NOT NULL;
	-- Without its salt nobody can guess by a hash what it said.
	UPDATE content_log SET salt = NULL WHERE kind = 'contracts' AND key = ANY (removed::text[])
		OR kind = 'contract_versions' AND key IN (SELECT v.contract_id || '/' || v.version FROM contract_versions v WHERE v.contract_id = ANY (removed))
		OR kind = 'contract_events' AND key IN (SELECT e.id::text FROM contract_events e WHERE e.contract_id = ANY (removed));
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (removed));
	DELETE FROM signing_requests WHERE contract_id = ANY (removed);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contested_acts WHERE contract_id = ANY (removed);
	DELETE FROM contract_confirmations WHERE contract_id = ANY (removed);
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (removed));
	DELETE FROM contract_proposals WHERE contract_id = ANY (removed);
	DELETE FROM documents WHERE contract_id = ANY (removed);
	DELETE FROM event_remarks WHERE event_id IN (SELECT e.id FROM contract_events e WHERE e.contract_id = ANY (removed));
	DELETE FROM contract_events WHERE contract_id = ANY (removed);
	DELETE FROM contract_versions WHERE contract_id = ANY (removed);
	DELETE FROM contract_parties WHERE contract_id = ANY (removed);
	DELETE FROM contracts WHERE id = ANY (removed);

	-- What was proposed about a contract, or asked to sign, that was never signed, proves nothing.
	SELECT coalesce(array_agg(c.id), '{}') INTO unsigned FROM contracts c WHERE c.id = ANY (party_of) AND c.signed_date IS NULL
		AND NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL);
	DELETE FROM contested_acts WHERE contract_id = ANY (unsigned);
	DELETE FROM proposal_consents WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM proposal_answers WHERE proposal_id IN (SELECT p.id FROM contract_proposals p WHERE p.contract_id = ANY (unsigned));
	DELETE FROM contract_proposals WHERE contract_id = ANY (unsigned);
	DELETE FROM signatures WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_outcomes WHERE request_id IN (SELECT r.id FROM signing_requests r WHERE r.contract_id = ANY (unsigned));
	DELETE FROM signing_requests WHERE contract_id = ANY (unsigned);
	DELETE FROM documents WHERE contract_id = ANY (unsigned) AND kind = 'signing_copy';

	-- Nor does what was asked to be signed and was not, also where the agreement was signed later.
	proofless := ARRAY(SELECT r.id FROM signing_requests r WHERE r.family_id = who.family_id AND r.parties @> jsonb_build_array(jsonb_build_object('userId', person))
		AND NOT EXISTS (SELECT FROM signing_outcomes o WHERE o.request_id = r.id AND o.outcome = 'signed'));
	DELETE FROM signatures WHERE request_id = ANY (proofless);
	DELETE FROM signing_outcomes WHERE request_id = ANY (proofless);
	papers := ARRAY(SELECT r.document_id FROM signing_requests r WHERE r.id = ANY (proofless));
	DELETE FROM signing_requests WHERE id = ANY (proofless);
	DELETE FROM documents WHERE id = ANY (papers);

	-- Nor does the paper of a version that nobody signed, and of which nothing was recorded.
	DELETE FROM documents d USING contracts c WHERE c.id = d.contract_id AND c.id = ANY (party_of) AND d.kind = 'agreement'
		AND NOT EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)
		AND CASE WHEN d.contract_version = c.version THEN c.signed_date IS NULL
			ELSE NOT EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.version = d.contract_version AND v.snapshot->'terms'->>'signed_date' IS NOT NULL) END;

	-- What was kept of a bank account, of them or by them. The lines of a bank statement go with their records.
	DELETE FROM kept_accounts WHERE person IN (user_id, kept_by);

	-- Codes and challenges that nobody answers any more.
	DELETE FROM signing_challenges WHERE user_id = person;

	-- An agreement that was signed, or of which something was recorded, is also the other's.
	DELETE FROM documents d WHERE d.contract_id = ANY (party_of) AND d.kind = 'scan' AND NOT EXISTS (SELECT FROM contract_proposals p JOIN proposal_answers a ON a.proposal_id = p.id WHERE a.answer = 'accepted' AND p.content->>'scan' = d.hashid);

	SELECT count(*) INTO agreements FROM contracts c WHERE c.id = ANY (party_of) AND (
		EXISTS (SELECT FROM contract_parties p WHERE p.contract_id = c.id AND p.user_id = person
			AND (c.signed_date IS NOT NULL OR EXISTS (SELECT FROM contract_events e WHERE e.contract_id = c.id)))
		OR EXISTS (SELECT FROM contract_versions v WHERE v.contract_id = c.id AND v.snapshot->'terms'->>'signed_date' IS NOT NULL
			AND v.snapshot->'parties' @> jsonb_build_array(jsonb_build_object('userId', person))));

	-- Who consented to what was signed as the spouse of a party stands in it too (BW 1:88).
	SELECT agreements + count(*) INTO agreements FROM signatures s JOIN signing_outcomes o ON o.request_id = s.request_id AND o.outcome = 'signed'
		WHERE s.user_id = person AND s.side = 'spouse';

	SELECT count(*) INTO own_statements FROM statements WHERE user_id = person;
	IF agreements = 0 THEN
		UPDATE content_log SET salt = NULL WHERE kind = 'statements' AND key IN (SELECT s.id::text FROM statements s WHERE s.user_id = person);
		DELETE FROM statements WHERE user_id = person;
	END IF;
	SELECT count(*) INTO others_statements FROM statements WHERE family_id = who.family_id AND user_id <> person AND position(who.hashid IN figures::text) > 0;

	UPDATE mandates SET ended_at = now(), ended_why = 'no_login' WHERE ended_at IS NULL AND person IN (giver_id, taker_id);
	UPDATE users SET sub = NULL, email = '', phone = '', street = '', town = '', gender = 'onbekend', blocked = true, mfa_required = false, updated_at = now() WHERE id = person;
	IF agreements = 0 THEN
		UPDATE users SET firstname = 'Verwijderd', infix = '', lastname = 'persoon', birthdate = NULL, passed_away = false, death_date = NULL WHERE id = person;
		DELETE FROM former_names WHERE user_id = person;
	END IF;

	-- The work of administrators says nothing of a family, and stays to be read.
	WITH gone AS (
		UPDATE audit_log SET before = NULL, after = NULL, salt = NULL
		WHERE (family_id = who.family_id OR family_id IS NULL AND sub = who.sub) AND (before IS NOT NULL OR after IS NOT NULL) AND action <> 'erase'
			AND entity NOT IN ('partnercode', 'administrator', 'bankfile', 'account', 'order')
			AND ((entity IN ('user', 'profile', 'partnership') AND hashid = who.hashid) OR hashid = ANY (removed_hashids)
				OR EXISTS (SELECT FROM jsonb_path_query(jsonb_build_array(before, after), 'strict $.**') AS said WHERE jsonb_typeof(said) = 'string' AND said #>> '{}' = ANY (known)))
		RETURNING id)
	SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO emptied FROM gone;
	INSERT INTO audit_log (family_id, user_id, sub, action, entity, hashid, after, request_id)
		VALUES (who.family_id, by_user, by_sub, 'erase', 'user', who.hashid, jsonb_build_object('emptied', emptied), request);
END $function$
