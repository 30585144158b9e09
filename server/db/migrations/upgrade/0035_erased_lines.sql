-- Which lines of the log speak of a person was asked of pieces of text: a town, or a name, of one letter is in every line. Now a whole value is
-- theirs or it is not; an address is in their own lines alone, and of what is of no family only their account's lines are theirs.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	piece text;
	pieces text[] := ARRAY[
		', as JSON writes it.', ', each a whole value of it.',
		'array_agg(substr(quoted, 2, length(quoted) - 2))', 'array_agg(said)',
		'SELECT to_jsonb(said)::text AS quoted FROM unnest(', 'SELECT said FROM unnest(',
		' who.street, who.town,', '',
		'family_id = who.family_id OR family_id IS NULL)', 'family_id = who.family_id OR family_id IS NULL AND sub = who.sub)',
		'unnest(known) AS datum WHERE position(datum IN concat(before::text, after::text)) > 0)',
		'jsonb_path_query(jsonb_build_array(before, after), ''strict $.**'') AS said WHERE jsonb_typeof(said) = ''string'' AND said #>> ''{}'' = ANY (known))'];
BEGIN
	FOR i IN 1 .. array_length(pieces, 1) BY 2 LOOP
		piece := pieces[i];
		IF position(piece IN known) = 0 THEN
			RAISE EXCEPTION 'erase_person is another than this migration knows';
		END IF;
		known := replace(known, piece, pieces[i + 1]);
	END LOOP;
	EXECUTE known;
END $$;
