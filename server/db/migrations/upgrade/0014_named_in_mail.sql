ALTER TABLE "mail_outbox" ADD COLUMN "names_id" bigint;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_names_id_users_id_fk" FOREIGN KEY ("names_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_names" ON "mail_outbox" USING btree ("names_id");