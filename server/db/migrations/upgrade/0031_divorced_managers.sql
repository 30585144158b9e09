-- Who divorced kept the management of the family. It ends; where nobody else manages then, who founded the family does, if they can log in
-- (docs/decisions/0018).
UPDATE "users" SET "family_role" = 'manager', "management_asked_at" = NULL
  WHERE "relation_type" IS NULL AND "sub" IS NOT NULL AND NOT "blocked" AND NOT "passed_away"
    AND EXISTS (SELECT FROM "users" "ex" WHERE "ex"."family_id" = "users"."family_id" AND "ex"."divorced" AND "ex"."family_role" = 'manager')
    AND NOT EXISTS (SELECT FROM "users" "other" WHERE "other"."family_id" = "users"."family_id" AND "other"."family_role" = 'manager'
      AND NOT "other"."divorced" AND "other"."sub" IS NOT NULL AND NOT "other"."blocked" AND NOT "other"."passed_away");--> statement-breakpoint
UPDATE "users" SET "family_role" = 'member', "management_asked_at" = NULL WHERE "divorced" AND "family_role" = 'manager';
