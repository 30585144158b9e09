CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"hashid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"issued_by" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "statements_version" CHECK ("statements"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_one_per_version" ON "statements" USING btree ("user_id","year","version");