ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "account_links_held" ON "account_links" USING btree (lower("email")) WHERE "account_links"."purpose" = 'undo';--> statement-breakpoint
-- The list of a family says of who logs in with what address: that of the account, whoever wrote another there.
UPDATE "users" SET "email" = "accounts"."email" FROM "accounts" WHERE "accounts"."id" = "users"."sub" AND lower("users"."email") <> lower("accounts"."email");
