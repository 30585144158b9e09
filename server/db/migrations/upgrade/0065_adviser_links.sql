CREATE TABLE "adviser_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adviser_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"for_whom" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"contracts" jsonb NOT NULL,
	"years" jsonb NOT NULL,
	"papers" boolean NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "adviser_links_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "adviser_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "adviser_links_month" CHECK ("adviser_links"."ends_at" <= "adviser_links"."given_at" + interval '31 days')
);
--> statement-breakpoint
ALTER TABLE "adviser_links" ADD CONSTRAINT "adviser_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_links" ADD CONSTRAINT "adviser_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adviser_links_family" ON "adviser_links" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "adviser_links_giver" ON "adviser_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "adviser_links_end" ON "adviser_links" USING btree ("ends_at");