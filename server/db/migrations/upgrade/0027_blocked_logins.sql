-- A block of a family closed the account as well where no other family was open; now only a death does (docs/decisions/0020).
UPDATE "accounts" SET "disabled" = false WHERE "disabled" AND NOT EXISTS (SELECT FROM "users" WHERE "users"."sub" = "accounts"."id" AND "users"."passed_away");
