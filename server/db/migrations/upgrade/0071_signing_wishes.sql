ALTER TABLE "contracts" ADD COLUMN "wished_by" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "wished_order" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_wished_by_users_id_fk" FOREIGN KEY ("wished_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_wishes" ON "contracts" USING btree ("wished_by") WHERE "contracts"."wished_by" is not null;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_wished" CHECK (("contracts"."wished_by" is null) = ("contracts"."wished_order" is null) and ("contracts"."wished_by" is null) = ("contracts"."wished_at" is null));