-- An id of the provider library is the token or the cookie itself. From now on its hash is stored, so that a backup lets nobody in; who is logged in stays so.
-- What marks an ended session is ours, by the number of that session, which opens nothing.
UPDATE oidc_payloads SET
	id = encode(sha256(convert_to(id, 'UTF8')), 'hex'),
	grant_id = encode(sha256(convert_to(grant_id, 'UTF8')), 'hex'),
	payload = CASE WHEN payload ? 'returnTo' AND right(payload->>'returnTo', length(id)) = id
		THEN jsonb_set(payload, '{returnTo}', to_jsonb(left(payload->>'returnTo', -length(id)))) ELSE payload END - 'jti' #- '{session,cookie}'
	WHERE model <> 'EndedSession';
