CREATE TABLE "gift_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"child_id" bigint NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_date" date NOT NULL,
	"target" bigint,
	"until_date" date,
	"yearly" bigint,
	"above" boolean NOT NULL,
	"loan" text,
	"note" text NOT NULL,
	CONSTRAINT "gift_plans_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "gift_plans_end" CHECK (("gift_plans"."target" is null) <> ("gift_plans"."until_date" is null)),
	CONSTRAINT "gift_plans_amounts" CHECK (coalesce("gift_plans"."target", 1) > 0 and coalesce("gift_plans"."yearly", 1) > 0)
);
--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_plans" ADD CONSTRAINT "gift_plans_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_plans_child" ON "gift_plans" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "gift_plans_family" ON "gift_plans" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "gift_plans_maker" ON "gift_plans" USING btree ("made_by");