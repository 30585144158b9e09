ALTER TABLE "users" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "town" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- An address goes with the telephone number: from the list of the family, and from the log where it was quoted.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	quoted text := 'who.email, who.phone,';
	emptied text := 'email = '''', phone = '''',';
BEGIN
	IF position(quoted IN known) = 0 OR position(emptied IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	EXECUTE replace(replace(known, quoted, quoted || ' who.street, who.town,'), emptied, emptied || ' street = '''', town = '''',');
END $$;
