ALTER TABLE "users" ADD COLUMN "management_asked_at" timestamp with time zone;
--> statement-breakpoint
-- Who managed the family was called its parent. Who has no login any more manages nothing.
UPDATE "users" SET "family_role" = CASE WHEN "blocked" OR "passed_away" THEN 'member' ELSE 'manager' END WHERE "family_role" = 'parent';
