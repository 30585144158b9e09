CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"date" date,
	"partner_id" bigint,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "claims_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "claims_ended" CHECK (("claims"."ended_at" is null) = ("claims"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("user_id","kind") WHERE "claims"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("takes_effect_at") WHERE "claims"."ended_at" is null and "claims"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "claims_family" ON "claims" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");