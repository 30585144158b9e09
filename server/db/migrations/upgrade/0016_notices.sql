CREATE TABLE "notice_choices" (
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"by_id" bigint,
	"about" text,
	"facts" jsonb NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "leave_url" text;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_choices_family" ON "notice_choices" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_family" ON "notices" USING btree ("family_id","day");--> statement-breakpoint
CREATE INDEX "notices_by" ON "notices" USING btree ("by_id");