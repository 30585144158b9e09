CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "photos_family" ON "photos" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "contract_parties_family" ON "contract_parties" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "documents_family" ON "documents" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "accounts_administrators" ON "accounts" USING btree ("id") WHERE 'superadmin' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "statements_family" ON "statements" USING btree ("family_id");