CREATE TABLE "event_confirmations" (
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" bigint NOT NULL,
	"past_paid" boolean NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_confirmations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "automatic_asked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_event_id_contract_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contract_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_confirmations_family" ON "event_confirmations" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "event_confirmations_user" ON "event_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER "event_confirmations_keeps" BEFORE UPDATE OR DELETE ON "event_confirmations" FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "event_confirmations_stays" BEFORE TRUNCATE ON "event_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "event_confirmations_changed" AFTER INSERT OR UPDATE OR DELETE ON "event_confirmations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "contracts_changed"();
