-- The scan of a paper that nobody agreed to proves nothing: it goes with the person. One that both agreed to is the other's too.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	place text := 'SELECT count(*) INTO agreements';
	scans text := 'DELETE FROM documents d WHERE d.contract_id = ANY (party_of) AND d.kind = ''scan'' AND NOT EXISTS (SELECT FROM contract_proposals p JOIN proposal_answers a ON a.proposal_id = p.id WHERE a.answer = ''accepted'' AND p.content->>''scan'' = d.hashid);';
BEGIN
	IF position(place IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	EXECUTE replace(known, place, scans || E'\n\n\t' || place);
END $$;
