ALTER TABLE "passkeys" ADD COLUMN "sub" text;--> statement-breakpoint
-- A key is of the account its person logs in with, in every family. Of who has no login any more it opens nothing.
UPDATE "passkeys" SET "sub" = "users"."sub" FROM "users" WHERE "users"."id" = "passkeys"."user_id";--> statement-breakpoint
DELETE FROM "passkeys" WHERE "sub" IS NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "sub" SET NOT NULL;--> statement-breakpoint
-- Keys go with the account, no longer with a person of it.
DO $$
DECLARE
	known text := pg_get_functiondef('erase_person(bigint, bigint, text, text)'::regprocedure);
	keys text := 'DELETE FROM passkeys WHERE user_id = person;';
BEGIN
	IF position(keys IN known) = 0 THEN
		RAISE EXCEPTION 'erase_person is another than this migration knows';
	END IF;
	EXECUTE replace(known, keys, '');
END $$;--> statement-breakpoint
ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_family_id_families_id_fk";
--> statement-breakpoint
ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "passkeys_user";--> statement-breakpoint
DROP INDEX "passkeys_family";--> statement-breakpoint
CREATE INDEX "passkeys_sub" ON "passkeys" USING btree ("sub");--> statement-breakpoint
ALTER TABLE "passkeys" DROP COLUMN "family_id";--> statement-breakpoint
ALTER TABLE "passkeys" DROP COLUMN "user_id";
