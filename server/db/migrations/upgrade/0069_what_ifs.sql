CREATE TABLE "what_ifs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "what_ifs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"tried" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "what_ifs_hashid_unique" UNIQUE("hashid")
);
--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_ifs" ADD CONSTRAINT "what_ifs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "what_ifs_name" ON "what_ifs" USING btree ("user_id","contract_id","name_key");--> statement-breakpoint
CREATE INDEX "what_ifs_contract" ON "what_ifs" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "what_ifs_family" ON "what_ifs" USING btree ("family_id");