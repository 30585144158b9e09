ALTER TABLE "users" DROP CONSTRAINT "users_sub_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "users_membership" ON "users" USING btree ("sub","family_id");