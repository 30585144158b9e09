CREATE TABLE "kept_bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hashid" text NOT NULL,
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"line" text NOT NULL,
	"nth" integer NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"account_tail" text NOT NULL,
	"names" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" bigint,
	CONSTRAINT "kept_bank_lines_hashid_unique" UNIQUE("hashid"),
	CONSTRAINT "kept_bank_lines_nth" CHECK ("kept_bank_lines"."nth" > 0)
);
--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_bank_lines" ADD CONSTRAINT "kept_bank_lines_import_id_bank_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_bank_lines_once" ON "kept_bank_lines" USING btree ("user_id","line","nth");--> statement-breakpoint
CREATE INDEX "kept_bank_lines_family" ON "kept_bank_lines" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "kept_bank_lines_import" ON "kept_bank_lines" USING btree ("import_id") WHERE "kept_bank_lines"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_bank_lines_kept" ON "kept_bank_lines" USING btree ("kept_at");