CREATE INDEX "families_reminded" ON "families" USING btree (coalesce("reminded_on", '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "families_paid" ON "families" USING btree ("paid_until") WHERE "families"."paid_until" is not null;--> statement-breakpoint
CREATE INDEX "account_challenges_expiry" ON "account_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");